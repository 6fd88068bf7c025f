/** Sets the page's clock to an instant; returns a function that restores it. Timers are not affected. */
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
