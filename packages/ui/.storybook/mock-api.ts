import type { HttpHandler } from "msw";
import type { SetupWorker } from "msw/browser";

let started: Promise<SetupWorker> | undefined;

async function start() {
  const { setupWorker } = await import("msw/browser");
  const worker = setupWorker();
  await worker.start({ quiet: true, onUnhandledRequest: "bypass" });
  return worker;
}

/**
 * Mocks the API for a story by its `parameters.answers`; a story without them starts no worker. Returns the
 * cleanup.
 */
export async function answerCalls(handlers: readonly HttpHandler[] | undefined) {
  if (!handlers) return undefined;
  started ??= start();
  const worker = await started;
  // A screen's story runs once for each language: a response that is sent once is sent again.
  for (const handler of handlers) handler.isUsed = false;
  worker.resetHandlers(...handlers);
  return () => worker.resetHandlers();
}
