import { type After, backOff } from "../time/index.ts";
import { type Failure, isTemporary } from "./failure.ts";
import { type Report, settle } from "./settle.ts";

interface Options {
  /** Must be safe to repeat: a write that replaces, or one with an idempotency key. */
  run(): Promise<void>;
  /** The failure that no further try would change. */
  onFailure(failure: Failure): void;
  report: Report;
  after: After;
  random(): number;
  /** Calls `listener` whenever the network is back. Returns what unsubscribes it. */
  onOnline(listener: () => void): () => void;
}

const FIRST_PAUSE = 2_000; // ms
const LONGEST_PAUSE = 60_000;

/**
 * Repeats a request until it gets through: after growing pauses while the failure is temporary, and at once when
 * the network is back. Returns what stops it.
 */
export function keepRetrying({ run, onFailure, report, after, random, onOnline }: Options): () => void {
  let tried = 0;
  let isRunning = false;
  let isStopped = false;
  let cancelPause = () => {};
  const unsubscribe = onOnline(() => void attempt());

  function stop() {
    isStopped = true;
    cancelPause();
    unsubscribe();
  }

  async function attempt() {
    if (isRunning || isStopped) return;
    cancelPause();
    isRunning = true;
    const settled = await settle(run, report);
    isRunning = false;
    if (settled.ok) return stop();
    const { failure } = settled;
    if (!isTemporary(failure)) {
      const wasStopped = isStopped;
      stop();
      if (!wasStopped) onFailure(failure);
      return;
    }
    if (isStopped) return;
    const pause = Math.min(backOff(FIRST_PAUSE, tried++, random), LONGEST_PAUSE);
    cancelPause = after(Math.max(pause, 1_000 * (failure.retryAfter ?? 0)), () => void attempt());
  }

  void attempt();
  return stop;
}
