// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/json_text.h"

#include <QJsonDocument>
#include <QSet>

#include <algorithm>
#include <vector>

namespace xj::exchange {

namespace {

using domain::Error;
using domain::ErrorCode;

/// Walks a text that is known to be valid JSON and notes each key that its object has already.
class DuplicateKeyScan
{
public:
    explicit DuplicateKeyScan(const QByteArray &json)
        : m_json(json)
    { }

    QStringList paths()
    {
        while (m_at < m_json.size())
            step();
        return m_duplicates;
    }

    /// True when objects and arrays stand deeper inside each other than `limit`. Also holds for broken text.
    static bool isDeeperThan(const QByteArray &json, int limit)
    {
        int depth = 0;
        for (qsizetype at = 0; at < json.size(); ++at) {
            const char sign = json[at];
            if (sign == '"')
                at = endOfString(json, at);
            else if (sign == '{' || sign == '[')
                ++depth;
            else if (sign == '}' || sign == ']')
                --depth;
            if (depth > limit)
                return true;
        }
        return false;
    }

private:
    struct Level
    {
        bool object = false;
        bool keyExpected = false;
        int index = 0;
        QString key;
        QSet<QString> seen;
    };

    static qsizetype endOfString(const QByteArray &json, qsizetype at)
    {
        for (++at; at < json.size() && json[at] != '"'; ++at) {
            if (json[at] == '\\')
                ++at;
        }
        return at;
    }

    void step()
    {
        const char sign = m_json[m_at];
        if (sign == '{' || sign == '[') {
            m_levels.push_back({sign == '{', sign == '{', 0, {}, {}});
        } else if (sign == '}' || sign == ']') {
            m_levels.pop_back();
        } else if (sign == ',') {
            Level &level = m_levels.back();
            level.keyExpected = level.object;
            ++level.index;
        } else if (sign == '"') {
            const qsizetype end = endOfString(m_json, m_at);
            if (!m_levels.empty() && m_levels.back().keyExpected)
                noteKey(m_json.mid(m_at, end - m_at + 1));
            m_at = end;
        }
        ++m_at;
    }

    void noteKey(const QByteArray &quoted)
    {
        Level &level = m_levels.back();
        level.keyExpected = false;
        // The parser knows the escapes: "seq\u005flen" is "seq_len" too.
        level.key = QJsonDocument::fromJson('[' + quoted + ']')[0].toString();
        if (level.seen.contains(level.key))
            m_duplicates << path();
        level.seen.insert(level.key);
    }

    QString path() const
    {
        QString path;
        for (const Level &level : m_levels) {
            if (!level.object)
                path += u'[' + QString::number(level.index) + u']';
            else
                path += (path.isEmpty() ? QString() : QStringLiteral(".")) + level.key;
        }
        return path;
    }

    const QByteArray &m_json;
    qsizetype m_at = 0;
    std::vector<Level> m_levels;
    QStringList m_duplicates;
};

Error syntaxError(const QByteArray &json, const QJsonParseError &fault, const QString &fileName)
{
    const qsizetype offset = std::clamp<qsizetype>(fault.offset, 0, json.size());
    const QByteArrayView before = QByteArrayView(json).first(offset);
    const qsizetype lineStart = before.lastIndexOf('\n') + 1;
    Error error{ErrorCode::JsonSyntax, {fault.errorString()}, {.file = fileName}, {}};
    error.place.row = static_cast<int>(before.count('\n')) + 1;
    // Columns count characters, as an editor shows them, not bytes.
    error.place.column = static_cast<int>(QString::fromUtf8(before.sliced(lineStart)).size()) + 1;
    return error;
}

} // namespace

domain::CheckedResult<QJsonObject> parseJsonObject(const QByteArray &json, const QString &fileName)
{
    const auto failed = [](const Error &error) { return tl::unexpected(QList<Error>{error}); };
    if (json.size() > kLargestJsonFile) {
        const auto size = [](qsizetype bytes) {
            return domain::Quantity{static_cast<double>(bytes), domain::Unit::Byte};
        };
        return failed({ErrorCode::FileTooLarge,
                       {fileName, size(json.size()), size(kLargestJsonFile)},
                       {.file = fileName},
                       {}});
    }
    if (DuplicateKeyScan::isDeeperThan(json, kDeepestJson)) {
        QJsonParseError deep;
        deep.error = QJsonParseError::DeepNesting;
        deep.offset = 0;
        return failed(syntaxError(json, deep, fileName));
    }
    QJsonParseError fault;
    const QJsonDocument document = QJsonDocument::fromJson(json, &fault);
    if (fault.error != QJsonParseError::NoError)
        return failed(syntaxError(json, fault, fileName));
    if (!document.isObject())
        return failed({ErrorCode::JsonNotAnObject, {}, {.file = fileName}, {}});

    QList<Error> duplicates;
    for (const QString &path : DuplicateKeyScan(json).paths()) {
        const QString key = path.mid(path.lastIndexOf(u'.') + 1);
        duplicates.append({ErrorCode::DuplicateKey, {key}, {.file = fileName, .field = path}, {}});
    }
    if (!duplicates.isEmpty())
        return tl::unexpected(duplicates);
    return document.object();
}

} // namespace xj::exchange
