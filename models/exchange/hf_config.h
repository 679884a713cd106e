// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/model_architecture.h"
#include "models/domain/result.h"

#include <QByteArray>
#include <QString>

namespace xj::exchange {

/// A model's shape out of a Hugging Face config.json (or its text): decoders of the Llama, Qwen, Mistral,
/// Mixtral, DeepSeek, Gemma, Phi, GLM, ChatGLM, Falcon, GPT and related families, mixtures of experts, MLA,
/// sliding windows, linear layers between attention layers, multimodal files (their text part), BERT-like
/// encoders and Whisper. An architecture of unknown name is read by the usual keys; its provenance then has
/// low confidence and a note with the name. Errors, all at once, each with its JSON path: FileTooLarge,
/// JsonSyntax, JsonNotAnObject, DuplicateKey, MissingKey, WrongType, NotAWholeNumber, NumberOutOfRange,
/// Contradiction.
[[nodiscard]] domain::CheckedResult<domain::ModelArchitecture>
readHfConfig(const QByteArray &json, const QString &fileName = QStringLiteral("config.json"));

} // namespace xj::exchange
