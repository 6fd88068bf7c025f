import type { Message } from "@aradhana/core/contract";
import { expect, test } from "vitest";
import { chatter } from "../../test/chatter.ts";
import { nextMessages, readEvents } from "../../test/read-stream.ts";
import { startThree } from "../../test/three-processes.ts";

const { send, kill } = await startThree();

/** Within the limit of messages per minute. */
const COUNT = 24;
const seqsOf = (messages: readonly Message[]) => messages.map(({ seq }) => seq);
const bodiesOf = (messages: readonly Message[]) =>
  messages.flatMap((each) => (each.kind === "text" && each.sender === "customer" ? [each.body] : []));

/** Follows a conversation as a browser does: continues after its last message whenever the connection is lost. */
async function follow(open: (lastEventId: number) => Response | Promise<Response>, count: number) {
  const messages: Message[] = [];
  while (messages.length < count) {
    try {
      const response = await open(messages.at(-1)?.seq ?? 0);
      if (!response.ok) continue;
      const events = readEvents(response);
      while (messages.length < count) {
        const next = await nextMessages(events, 1);
        if (next.length === 0) break;
        messages.push(...next);
      }
    } catch {
      // The process was killed: the next request goes to another one.
    }
  }
  return messages;
}

test("readers at three processes get every message once and in order, also when one process is killed", async () => {
  const asha = await chatter(send);
  const { id } = await asha.start();
  // A person answers, so that the assistant adds nothing.
  await asha.act("handOver", id);
  const first = (await asha.read(id)).results.conversation.last_seq;
  const total = first + COUNT;
  const readers = [1, 2, 3].map(() => follow((after) => asha.stream(id, after), total));

  const sent: string[] = [];
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let n = 0; n < COUNT / 4; n++) {
      const body = `${writer}/${n}`;
      // Repeats a message whose response was lost, as a browser does.
      const again = async (): Promise<number> => {
        try {
          return (await asha.say(id, body, `message-${writer}-${n}`)).status;
        } catch {
          return again();
        }
      };
      expect(await again()).toBe(200);
      sent.push(body);
      if (sent.length === COUNT / 2) kill(0);
    }
  });
  await Promise.all(writers);
  for (const messages of await Promise.all(readers)) {
    expect(seqsOf(messages)).toEqual(Array.from({ length: total }, (_, n) => n + 1));
    expect(bodiesOf(messages).toSorted()).toEqual(sent.toSorted());
  }
});

test("a stream at any process ends when its reader signs out at another one", async () => {
  const asha = await chatter(send);
  const { id } = await asha.start();
  const streams = await Promise.all([1, 2, 3].map(() => asha.stream(id)));
  await asha.customer.post("/api/v1/login/logout", {});
  for (const stream of streams) {
    let last = "";
    for await (const { event } of readEvents(stream)) last = event;
    expect(last).toBe("signed_out");
  }
});
