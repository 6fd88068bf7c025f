import type { HttpHandler } from "msw";
import type { SetupWorker } from "msw/browser";

let started: Promise<SetupWorker> | undefined;

async function start() {
  const { setupWorker } = await import("msw/browser");
  const worker = setupWorker();
  await worker.start({ quiet: true, onUnhandledRequest: "bypass" });
  return worker;
}

/** Answers a story's calls by its `parameters.answers`; a story without any brings no worker. Gives what ends it. */
export async function answerCalls(handlers: readonly HttpHandler[] | undefined) {
  if (!handlers) return undefined;
  started ??= start();
  const worker = await started;
  worker.resetHandlers(...handlers);
  return () => worker.resetHandlers();
}
