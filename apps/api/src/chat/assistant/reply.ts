import type { Database } from "../../db/database.ts";
import type { Vault } from "../../vault/create-vault.ts";
import { appendMessage } from "../append-message.ts";
import type { StoredConversation } from "../chat.table.ts";
import { requestPerson } from "../conversations.queries.ts";
import { answerQuestion } from "./answer-question.ts";
import { assistantTexts } from "./assistant-texts.ts";
import { savedPeople } from "./saved-people.ts";

/** The first message of a conversation with support: that nobody but an assistant reads it. */
export const greet = (tx: Database, vault: Vault, { id, language }: StoredConversation, at: Date) =>
  appendMessage(tx, vault, {
    ...{ conversationId: id, sender: "assistant", clientId: "greeting", kind: "text", at },
    body: assistantTexts[language].greeting,
  });

interface GivenMessage {
  seq: number;
  /** Null for a photo, which the assistant cannot read. */
  text: string | null;
  at: Date;
}

/** Answers a customer's message in a locked conversation, where nobody else does, and passes on what it cannot answer. */
export async function reply(
  tx: Database,
  vault: Vault,
  conversation: StoredConversation,
  { seq, text, at }: GivenMessage,
): Promise<void> {
  const { id, state, language } = conversation;
  if (state !== "assistant") return;
  const answer =
    text === null
      ? { body: assistantTexts[language].unknown, handsOver: true }
      : answerQuestion(text, language, at, await savedPeople(tx, vault, conversation.customerId));
  await appendMessage(tx, vault, {
    ...{ conversationId: id, sender: "assistant", clientId: `answer-${seq}`, kind: "text", at },
    body: answer.body,
  });
  if (answer.handsOver) await requestPerson(tx, vault, conversation, at);
}
