/** Lets the page's clock begin anew at an instant; gives what sets it right. Timers go on as they are. */
export function moveClock(to: number): () => void {
  const RealDate = Date;
  const ahead = to - RealDate.now();

  class MovedDate extends RealDate {
    constructor(...given: [] | ConstructorParameters<typeof Date>) {
      super(...((given.length === 0 ? [MovedDate.now()] : given) as ConstructorParameters<typeof Date>));
    }

    static override now() {
      return RealDate.now() + ahead;
    }
  }
  globalThis.Date = MovedDate as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}
