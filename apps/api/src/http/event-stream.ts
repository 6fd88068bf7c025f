import type { Context } from "hono";
import type { Logger } from "pino";
import type { AppEnv } from "./app-env.ts";

interface EventStream {
  events: AsyncGenerator<string, void>;
  log: Logger;
  /** Called once, when the stream has ended. */
  onEnd(): void;
}

/** Sends server-sent events as they come. Nothing is read ahead of a slow reader. */
export function streamEvents(c: Context<AppEnv>, { events, log, onEnd }: EventStream): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await events.next().catch((error: unknown) => {
          log.error({ err: error, requestId: c.var.requestId }, "a stream of events failed");
          return undefined;
        });
        if (next && !next.done) return controller.enqueue(encoder.encode(next.value));
        onEnd();
        controller.close();
      },
      cancel: onEnd,
    },
    { highWaterMark: 0 },
  );
  return c.body(body, 200, {
    "Content-Type": "text/event-stream",
    "Cache-Control": "private, no-store",
    // Proxies such as nginx would collect the events otherwise.
    "X-Accel-Buffering": "no",
  });
}

/** One event. JSON has no line breaks, so that it has one line of data. */
export const event = ({ event: name, id, data = {} }: { event: string; id?: number; data?: unknown }) =>
  `event: ${name}\n${id === undefined ? "" : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
