/** Work that begins within this time, in ms, of a press or of the end of other work continues it. */
const PAUSE = 300;

/** How long a press has been waiting for its answer, which may be several calls and navigations in a row. */
export interface PressTime {
  /** The visitor has pressed or typed: what begins now is about that. */
  press(): void;
  /** Work begins. Returns for how long, in ms, the visitor has been waiting, and the function that ends it. */
  begin(): { elapsed: number; end(): void };
}

export function createPressTime(now: () => number): PressTime {
  let running = 0;
  let since = 0;
  let lastAt = Number.NEGATIVE_INFINITY;
  return {
    press() {
      since = now();
      lastAt = since;
    },
    begin() {
      if (running === 0 && now() - lastAt > PAUSE) since = now();
      running += 1;
      return {
        elapsed: now() - since,
        end() {
          running -= 1;
          lastAt = now();
        },
      };
    },
  };
}
