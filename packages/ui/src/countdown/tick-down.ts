/** Browsers fire a timer immediately when it is longer than 2^31 ms. */
const LONGEST_TIMER = 2 ** 31 - 1;

interface Ticking {
  /** The time left, in milliseconds. */
  left: () => number;
  /** How long the displayed time stays the same. */
  untilNextChange: (ms: number) => number;
  onTick: (ms: number) => void;
}

/**
 * Reports the time left, at once and whenever the display changes, until zero. Returns the function that stops it.
 */
export function tickDown({ left, untilNextChange, onTick }: Ticking): () => void {
  let timer: ReturnType<typeof setTimeout>;

  function tick() {
    const ms = left();
    onTick(ms);
    if (ms > 0) timer = setTimeout(tick, Math.min(untilNextChange(ms), LONGEST_TIMER));
  }

  tick();
  return () => clearTimeout(timer);
}
