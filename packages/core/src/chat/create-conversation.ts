import { createStore, type StoreApi } from "zustand/vanilla";
import type { StreamingApiClient } from "../api/index.ts";
import type { BirthDetailsInput } from "../birth/birth-details.ts";
import type { Conversation, Message } from "../contract/chat.ts";
import { type Failure, type Report, type Settled, settle } from "../query/index.ts";
import type { KeyValueStorage } from "../storage/create-storage.ts";
import type { After } from "../time/index.ts";
import {
  type ConversationChange,
  changeConversation,
  getMessages,
  markRead,
  removeCard,
  sendMessage,
  uploadFile,
} from "./calls.ts";
import { type Connection, followMessages } from "./follow-messages.ts";
import { mergeMessages } from "./merge-messages.ts";
import { type AttachedFile, readOutbox, storeOutbox, type Unsent } from "./outbox.ts";
import { withoutBirths } from "./without-births.ts";

/** A conversation as its screen shows it. */
export interface ConversationState {
  /** Undefined until it was read. */
  conversation: Conversation | undefined;
  /** What the server has stored, in order. */
  messages: readonly Message[];
  /** What it has not stored yet, in the order in which it was written. */
  unsent: readonly Unsent[];
  hasEarlier: boolean;
  connection: Connection;
  /** Why the conversation could not be read. */
  failure: Failure | undefined;
}

export interface ConversationStore extends Pick<StoreApi<ConversationState>, "getState" | "subscribe"> {
  /** Reads the conversation and follows it until the returned function is called. */
  open(): () => void;
  fetchEarlier(): Promise<Settled<unknown>>;
  /** Shows at once; a failed one stays, with its reason, until it is sent again or discarded. */
  send(body: string, file?: AttachedFile): void;
  /** Sends a birth as a card with its chart; rejects where the server refuses it, so that its form can say why. */
  sendBirth(birth: BirthDetailsInput): Promise<void>;
  /** Deletes the birth of a card. */
  removeBirth(messageId: string): Promise<Settled<void>>;
  retry(clientId: string): void;
  discard(clientId: string): void;
  /** Records that everything shown has been read. */
  read(): void;
  change(change: ConversationChange): Promise<Settled<Conversation>>;
}

interface Options {
  api: StreamingApiClient;
  id: string;
  /** Where unsent texts stay over a reload. */
  drafts: KeyValueStorage;
  newId(): string;
  report: Report;
  after: After;
  random(): number;
}

/** One conversation of this tab: what is sent shows at once, what comes is merged by its number. */
export function createConversation(options: Options): ConversationStore {
  const { api, id, drafts, newId, report, after, random } = options;
  const store = createStore<ConversationState>(() => ({
    ...{ conversation: undefined, messages: [], unsent: readOutbox(drafts, id) },
    ...{ hasEarlier: false, connection: "connecting", failure: undefined },
  }));
  const { getState, setState } = store;
  const lastSeq = () => getState().messages.at(-1)?.seq ?? 0;
  let sending: Promise<unknown> = Promise.resolve();
  let readSeq = 0;
  /** A card whose response was lost: sent again with the same content, it has the same id and is stored once. */
  let lostCard: { clientId: string; birth: BirthDetailsInput } | undefined;

  function received(more: readonly Message[]) {
    const { messages, unsent, conversation } = getState();
    const arrived = new Set(more.flatMap((each) => (each.sender === "customer" ? [each.client_id] : [])));
    setUnsent(unsent.filter(({ clientId }) => !arrived.has(clientId)));
    setState({ messages: mergeMessages(messages, more) });
    if (lostCard && arrived.has(lostCard.clientId)) lostCard = undefined;
    const event = more.findLast(({ kind }) => kind === "system");
    // Who answers, and the place in the queue, are no part of the message.
    if (conversation && event) void refresh();
  }

  function removed(ids: readonly string[]) {
    setState({ messages: withoutBirths(getState().messages, ids) });
  }

  function setUnsent(unsent: readonly Unsent[]) {
    storeOutbox(drafts, id, unsent);
    setState({ unsent });
  }

  const setOne = (clientId: string, change: Partial<Unsent>) =>
    setUnsent(getState().unsent.map((each) => (each.clientId === clientId ? { ...each, ...change } : each)));

  async function refresh() {
    const settled = await settle(() => getMessages(api, id, { after: lastSeq() }), report);
    if (!settled.ok) return;
    const { conversation, messages, removed: removedIds } = settled.value;
    setState({ conversation });
    if (messages.length > 0) received(messages);
    removed(removedIds);
  }

  async function transmit({ clientId, body, file }: Unsent) {
    const settled = await settle(async () => {
      const request = { conversation_id: id, client_id: clientId, body };
      if (!file) return sendMessage(api, { ...request, kind: "text" });
      const { id: attachment_id } = await uploadFile(api, id, file.content);
      return sendMessage(api, { ...request, kind: file.kind, attachment_id });
    }, report);
    if (settled.ok) received([settled.value]);
    else setOne(clientId, { state: "failed", code: settled.failure.code });
  }

  /** One after the other, so that messages are stored in the order in which they were written. */
  function enqueue(message: Unsent) {
    sending = sending.then(() => transmit(message));
  }

  return {
    getState,
    subscribe: store.subscribe,
    open() {
      const closing = new AbortController();
      const { signal } = closing;
      void (async () => {
        const settled = await settle(() => getMessages(api, id), report);
        if (signal.aborted) return;
        if (!settled.ok) return setState({ failure: settled.failure });
        const { conversation, messages, has_more, removed: removedIds } = settled.value;
        setState({ conversation, failure: undefined, hasEarlier: has_more });
        received(messages);
        removed(removedIds);
        if (conversation.state === "ended") return;
        await followMessages({
          ...{ api, id, after, random, signal, lastSeq, onMessages: received, onRemoved: removed },
          onConnection: (connection) => getState().connection !== connection && setState({ connection }),
          onPeerRead(seq) {
            const { conversation: shown } = getState();
            if (shown) setState({ conversation: { ...shown, peer_read_seq: seq } });
          },
        });
      })();
      return () => closing.abort();
    },
    async fetchEarlier() {
      const before = getState().messages[0]?.seq;
      const settled = await settle(
        () => getMessages(api, id, before === undefined ? {} : { before }),
        report,
      );
      if (settled.ok) {
        const { messages, has_more } = settled.value;
        setState({ messages: mergeMessages(messages, getState().messages), hasEarlier: has_more });
      }
      return settled;
    },
    send(body, file) {
      const message: Unsent = { clientId: newId(), body, state: "sending", ...(file && { file }) };
      setUnsent([...getState().unsent, message]);
      enqueue(message);
    },
    async sendBirth(birth) {
      const isAgain = lostCard && JSON.stringify(lostCard.birth) === JSON.stringify(birth);
      const card = lostCard && isAgain ? lostCard : { clientId: newId(), birth };
      lostCard = card;
      const request = { conversation_id: id, client_id: card.clientId, kind: "birth" } as const;
      received([await sendMessage(api, { ...request, birth })]);
    },
    async removeBirth(messageId) {
      const settled = await settle(() => removeCard(api, id, messageId), report);
      if (settled.ok) removed([messageId]);
      return settled;
    },
    retry(clientId) {
      const message = getState().unsent.find((each) => each.clientId === clientId);
      if (message?.state !== "failed") return;
      setOne(clientId, { state: "sending" });
      enqueue(message);
    },
    discard: (clientId) => setUnsent(getState().unsent.filter((each) => each.clientId !== clientId)),
    read() {
      const seq = lastSeq();
      if (seq <= Math.max(readSeq, getState().conversation?.read_seq ?? 0)) return;
      readSeq = seq;
      // A mark that is lost is sent with the next one.
      void settle(() => markRead(api, id, seq), report);
    },
    async change(change) {
      const settled = await settle(() => changeConversation(api, id, change), report);
      if (settled.ok) {
        setState({ conversation: settled.value });
        await refresh();
      }
      return settled;
    },
  };
}
