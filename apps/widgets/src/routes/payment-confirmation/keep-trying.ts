import { type ApiError, isApiError, isTransient } from "@aradhana/core/api";

const FIRST_PAUSE = 2_000; // ms
const LONGEST_PAUSE = 60_000;

/**
 * Does `work` until it is answered: again after a pause, each longer than the last, where that may help, and at once when
 * the network is back. Gives back what ends it.
 */
export function keepTrying(work: () => Promise<void>, onRefused: (error: ApiError) => void): () => void {
  let pause = FIRST_PAUSE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTrying = false;
  let isOver = false;

  function end() {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener("online", attempt);
  }

  async function attempt() {
    if (isTrying || isOver) return;
    clearTimeout(timer);
    isTrying = true;
    try {
      await work();
      end();
    } catch (error) {
      if (!isApiError(error) || !mayPass(error)) end();
      if (!isApiError(error)) throw error;
      if (!mayPass(error)) return onRefused(error);
      if (isOver) return;
      timer = setTimeout(attempt, Math.max(pause, 1_000 * (error.retryAfter ?? 0)));
      pause = Math.min(2 * pause, LONGEST_PAUSE);
    } finally {
      isTrying = false;
    }
  }

  window.addEventListener("online", attempt);
  void attempt();
  return end;
}

const mayPass = (error: ApiError) => isTransient(error) || error.status === 429;
