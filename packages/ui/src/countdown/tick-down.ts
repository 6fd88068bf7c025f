/** Browsers fire a timer at once when it is set for longer than 2^31 ms. */
const LONGEST_TIMER = 2 ** 31 - 1;

interface Ticking {
  /** What is left, in milliseconds. */
  left: () => number;
  /** How long what is left reads the same. */
  untilNextChange: (ms: number) => number;
  tell: (ms: number) => void;
}

/** Tells what is left, at once and whenever it reads otherwise, until nothing is. Gives what stops it. */
export function tickDown({ left, untilNextChange, tell }: Ticking): () => void {
  let timer: ReturnType<typeof setTimeout>;

  function tick() {
    const ms = left();
    tell(ms);
    if (ms > 0) timer = setTimeout(tick, Math.min(untilNextChange(ms), LONGEST_TIMER));
  }

  tick();
  return () => clearTimeout(timer);
}
