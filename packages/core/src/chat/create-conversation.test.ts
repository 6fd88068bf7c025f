import { expect, test } from "vitest";
import { ApiError, type StreamingApiClient } from "../api/index.ts";
import type { BirthDetailsInput } from "../birth/index.ts";
import type { Message } from "../contract/index.ts";
import { createStorage } from "../storage/index.ts";
import { clearChat, createConversation } from "./index.ts";

const id = `cnv_${"c".repeat(22)}`;
const meta = { request_id: "r", server_time: "2026-11-28T10:00:00Z", currency: "inr", country_code: "in" };
const envelope = (results: unknown) => ({ success: true, message: "", results, meta });
const text = (seq: number, body: string, clientId = `client-${seq}`): Message => ({
  ...{ id: `msg_${String(seq).padStart(22, "0")}`, client_id: clientId, conversation_id: id, seq },
  ...{ sender: "customer", flags: [], sent_at: "2026-11-28T10:00:00Z", kind: "text", body },
});
const place = { name: "Varanasi", lat: 25.31, lon: 82.97, zone: "Asia/Kolkata" };
const birthOf = (name: string): BirthDetailsInput => ({ name, date: "1991-11-29", time: "03:12", place });
const card = (seq: number, { name, date, time }: BirthDetailsInput, clientId: string): Message => ({
  ...text(seq, "", clientId),
  ...{ kind: "birth", body: "", birth: { name, date, time: time ?? null, place: "Varanasi" } },
});
const conversation = {
  ...{ id, kind: "support", state: "live", booking_id: null, unread: 0, last_seq: 0, read_seq: 0 },
  ...{ peer_read_seq: 0, peer: { name: null, verified: true }, last_message: null, queue: null },
  ...{ is_blocked: false, rating: null, created_at: "2026-11-28T10:00:00Z", ended_at: null },
};

/** A server with one conversation, whose streams the test writes, and which stores nothing while it is `down`. */
function openServer() {
  const server = {
    stored: [] as Message[],
    isDown: false,
    losesResponses: false,
    hasStreams: true,
    opened: [] as unknown[],
    stream: undefined as ReadableStreamDefaultController<Uint8Array> | undefined,
    removed: [] as string[],
    /** Sends an event that is no message. */
    sendEvent(name: string, data: unknown) {
      server.stream?.enqueue(new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`));
    },
    push(message: Message) {
      const event = `event: message\nid: ${message.seq}\ndata: ${JSON.stringify(message)}\n\n`;
      server.stream?.enqueue(new TextEncoder().encode(event));
    },
  };
  const lost = () => new ApiError("lost", { code: "network", status: 0 });
  const api = {
    async get(_path: string, { after = 0 }: { after?: number }) {
      if (server.isDown) throw lost();
      const messages = server.stored.filter(({ seq }) => seq > after);
      return envelope({ conversation, messages, removed: server.removed, has_more: false });
    },
    async post(_path: string, sent: { client_id: string; body: string; birth?: BirthDetailsInput }) {
      if (server.isDown) throw lost();
      const known = server.stored.find(({ client_id }) => client_id === sent.client_id);
      const next = server.stored.length + 1;
      const message =
        known ??
        (sent.birth ? card(next, sent.birth, sent.client_id) : text(next, sent.body, sent.client_id));
      if (!known) server.stored.push(message);
      if (server.losesResponses) throw lost();
      return Response.json(envelope(message));
    },
    async open(_path: string, { query, signal }: { query: unknown; signal: AbortSignal }) {
      if (!server.hasStreams) throw lost();
      server.opened.push(query);
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          server.stream = controller;
          signal.addEventListener("abort", () => controller.error(signal.reason));
        },
      });
      return new Response(body);
    },
  } as unknown as StreamingApiClient;
  return { server, api };
}

/** A tab with the conversation open. Pauses take no time; what waits longer than a poll waits for ever. */
function openTab(api: StreamingApiClient, drafts = createStorage(() => null)) {
  let last = 0;
  const store = createConversation({
    ...{ api, id, drafts, newId: () => `client-id-${++last}`, report: () => {}, random: () => 0.5 },
    after(ms, run) {
      const timer = ms <= 3000 ? setImmediate(run) : undefined;
      return () => clearImmediate(timer);
    },
  });
  const until = async (isTrue: () => boolean) => {
    for (let turn = 0; turn < 1000 && !isTrue(); turn++) await new Promise((done) => setImmediate(done));
    expect(isTrue()).toBe(true);
  };
  const bodies = () => store.getState().messages.map((each) => (each.kind === "text" ? each.body : ""));
  return { store, drafts, until, bodies };
}

test("what is sent shows at once, and once when the server has it", async () => {
  const { server, api } = openServer();
  const { store, until, bodies } = openTab(api);
  const close = store.open();
  await until(() => server.stream !== undefined);
  store.send("Namaste");
  expect(store.getState().unsent).toMatchObject([{ body: "Namaste", state: "sending" }]);
  await until(() => store.getState().unsent.length === 0);
  server.push(server.stored[0] as Message);
  server.push(text(2, "answer"));
  await until(() => bodies().length === 2);
  expect(bodies()).toEqual(["Namaste", "answer"]);
  close();
});

test("a message whose response was lost is not stored twice when it is sent again", async () => {
  const { server, api } = openServer();
  const { store, until } = openTab(api);
  server.losesResponses = true;
  store.send("Namaste");
  await until(() => store.getState().unsent[0]?.state === "failed");
  server.losesResponses = false;
  store.retry("client-id-1");
  await until(() => store.getState().unsent.length === 0);
  expect(server.stored).toHaveLength(1);
});

test("an unsent text is there after a reload, and gone at the end of the login", async () => {
  const { server, api } = openServer();
  server.isDown = true;
  const first = openTab(api);
  first.store.send("Namaste");
  await first.until(() => first.store.getState().unsent[0]?.state === "failed");
  const reloaded = openTab(api, first.drafts);
  expect(reloaded.store.getState().unsent).toMatchObject([{ body: "Namaste", state: "failed" }]);
  clearChat(first.drafts);
  expect(openTab(api, first.drafts).store.getState().unsent).toEqual([]);
});

test("a lost stream continues after the last message", async () => {
  const { server, api } = openServer();
  const { store, until, bodies } = openTab(api);
  const close = store.open();
  await until(() => server.stream !== undefined);
  server.push(text(1, "one"));
  await until(() => bodies().length === 1);
  server.stream?.close();
  await until(() => server.opened.length === 2);
  expect(server.opened[1]).toMatchObject({ after: 1 });
  server.push(text(2, "two"));
  await until(() => bodies().length === 2);
  close();
});

test("where no stream comes through, new messages are polled", async () => {
  const { server, api } = openServer();
  server.hasStreams = false;
  const { store, until, bodies } = openTab(api);
  const close = store.open();
  await until(() => store.getState().connection === "polling");
  server.stored.push(text(1, "polled"));
  await until(() => bodies().length === 1);
  close();
});

/** Whose kundalis the messages show; null for one that was removed. */
const namesIn = (messages: readonly Message[]) =>
  messages.flatMap((each) => (each.kind === "birth" ? [each.birth?.name ?? null] : []));

test("a kundali whose response was lost is stored once, and another one beside it", async () => {
  const { server, api } = openServer();
  const { store } = openTab(api);
  server.losesResponses = true;
  await expect(store.sendBirth(birthOf("Asha"))).rejects.toThrow();
  server.losesResponses = false;
  await store.sendBirth(birthOf("Asha"));
  expect(namesIn(server.stored)).toEqual(["Asha"]);

  server.losesResponses = true;
  await expect(store.sendBirth(birthOf("Asha"))).rejects.toThrow();
  server.losesResponses = false;
  await store.sendBirth(birthOf("Ravi"));
  expect(namesIn(server.stored)).toEqual(["Asha", "Asha", "Ravi"]);
  expect(namesIn(store.getState().messages)).toEqual(["Asha", "Ravi"]);
});

test("a kundali that came after its response was lost is not confused with the next one", async () => {
  const { server, api } = openServer();
  const { store, until } = openTab(api);
  const close = store.open();
  await until(() => server.stream !== undefined);
  server.losesResponses = true;
  await expect(store.sendBirth(birthOf("Asha"))).rejects.toThrow();
  server.losesResponses = false;
  server.push(server.stored[0] as Message);
  await until(() => store.getState().messages.length === 1);
  await store.sendBirth(birthOf("Asha"));
  expect(server.stored).toHaveLength(2);
  close();
});

test.each(["stream", "poll"])("a kundali that was removed elsewhere is gone here, by %s", async (way) => {
  const { server, api } = openServer();
  server.hasStreams = way === "stream";
  const { store, until } = openTab(api);
  const close = store.open();
  await store.sendBirth(birthOf("Asha"));
  const message_ids = server.stored.map((each) => each.id);
  await until(() => way === "poll" || server.stream !== undefined);
  server.removed = message_ids;
  server.sendEvent("removed", { message_ids });
  await until(() => namesIn(store.getState().messages)[0] === null);
  close();
});
