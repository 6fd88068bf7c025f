/** A clock that only a test advances. Pending timers can be counted. */
export function fakeClock() {
  let now = 0;
  let timers: { at: number; run: () => void }[] = [];
  const next = (until: number) => timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];

  return {
    after(ms: number, run: () => void) {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
    pass(ms: number) {
      const until = now + ms;
      for (let due = next(until); due; due = next(until)) {
        const { at, run } = due;
        timers = timers.filter((each) => each !== due);
        now = at;
        run();
      }
      now = until;
    },
    /** Number of pending timers. */
    waiting: () => timers.length,
  };
}
