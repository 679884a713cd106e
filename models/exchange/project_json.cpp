// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/project_json.h"

#include "models/exchange/json_text.h"
#include "models/exchange/project_check.h"
#include "models/exchange/project_fields.h"
#include "models/exchange/schema_name.h"

#include <QJsonDocument>

namespace xj::exchange {

namespace {

using domain::Project;

struct Parsed
{
    Project project;
    JsonFaults faults;
};

/// The project as far as it could be read, beside all that is wrong with it.
domain::CheckedResult<Parsed> parse(const QByteArray &json, const QString &fileName)
{
    domain::CheckedResult<QJsonObject> object = parseJsonObject(json, fileName);
    if (!object)
        return tl::unexpected(object.error());
    Parsed parsed{{}, JsonFaults(fileName)};
    // Another schema has other keys: to list them all as unknown would help nobody.
    if (!checkSchemaName(parsed.faults, *object, kProjectSchema))
        return tl::unexpected(parsed.faults.all());
    object->remove(schemaKey());
    if (auto project = readObject(parsed.faults, QString(), *object, projectFields()))
        parsed.project = *std::move(project);
    return parsed;
}

} // namespace

domain::CheckedResult<Project> readProject(const QByteArray &json, const QString &fileName)
{
    domain::CheckedResult<Parsed> parsed = parse(json, fileName);
    if (!parsed)
        return tl::unexpected(parsed.error());
    // Contradictions of a half-read project would be echoes of the faults already told.
    if (parsed->faults.none())
        checkProject(parsed->project, parsed->faults);
    if (!parsed->faults.none())
        return tl::unexpected(parsed->faults.all());
    return std::move(parsed->project);
}

domain::CheckedResult<Project> readProjectDraft(const QByteArray &json, const QString &fileName)
{
    domain::CheckedResult<Parsed> parsed = parse(json, fileName);
    if (!parsed)
        return tl::unexpected(parsed.error());
    if (!parsed->faults.none())
        return tl::unexpected(parsed->faults.all());
    return std::move(parsed->project);
}

QList<domain::Error> contradictions(const Project &project)
{
    JsonFaults faults{QString()};
    checkProject(project, faults);
    return faults.all();
}

QByteArray writeProject(const Project &project)
{
    QJsonObject object = writeObject(project, projectFields());
    object.insert(schemaKey(), QString(kProjectSchema));
    return QJsonDocument(object).toJson(QJsonDocument::Indented);
}

QByteArray projectSchema()
{
    QJsonObject schema = schemaOf(projectFields());
    return writeSchemaDocument(schema, kProjectSchema, QStringLiteral("Xuanji project"));
}

} // namespace xj::exchange
