import type { Message } from "@aradhana/core/contract";

interface StreamEvent {
  event: string;
  id: string | undefined;
  data: unknown;
}

/** The events of a stream as they come. Leaving the loop closes the connection. */
export async function* readEvents(response: Response): AsyncGenerator<StreamEvent> {
  if (!response.body) throw new Error("a stream has no body");
  let buffer = "";
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    buffer += chunk;
    const blocks = buffer.split("\n\n");
    buffer = blocks.pop() ?? "";
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1];
      yield { event: field("event") ?? "", id: field("id"), data: JSON.parse(field("data") ?? "null") };
    }
  }
}

/** The next `count` messages of a stream; fewer if it ends before. */
export async function nextMessages(events: AsyncGenerator<StreamEvent>, count: number): Promise<Message[]> {
  const messages: Message[] = [];
  while (messages.length < count) {
    const { value, done } = await events.next();
    if (done) break;
    if (value.event === "message") messages.push(value.data as Message);
  }
  return messages;
}

/** The names of the events until the stream ends. */
export async function namesToTheEnd(events: AsyncGenerator<StreamEvent>): Promise<string[]> {
  const names: string[] = [];
  for await (const { event } of events) names.push(event);
  return names;
}
