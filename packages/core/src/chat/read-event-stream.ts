/** An event of a stream, without its data parsed. */
export interface StreamEvent {
  name: string;
  data: string;
  /** Empty where the server gave none. */
  id: string;
}

/** The server sends something every ten seconds: a connection that is silent for longer is lost. */
const SILENT_MS = 25_000;

interface Options {
  /** Calls the function after this many milliseconds; returns what cancels it. */
  after(ms: number, run: () => void): () => void;
}

/** The events of a response as they come; it ends when the connection does, or is silent for too long. */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
  { after }: Options,
): AsyncGenerator<StreamEvent, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let buffer = "";
  try {
    for (;;) {
      const cancel = after(SILENT_MS, () => void reader.cancel().catch(() => {}));
      const { value, done } = await reader.read().finally(cancel);
      if (done) return;
      buffer += decoder.decode(value, { stream: true });
      const blocks = buffer.split("\n\n");
      buffer = blocks.pop() ?? "";
      for (const block of blocks) {
        const field = (name: string) =>
          block
            .split("\n")
            .find((line) => line.startsWith(`${name}: `))
            ?.slice(name.length + 2);
        yield { name: field("event") ?? "message", data: field("data") ?? "", id: field("id") ?? "" };
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
