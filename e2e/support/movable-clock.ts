// Loaded into a server before anything else: its clock goes on by as many milliseconds as it is sent.

const RealDate = Date;
let ahead = 0;

class MovedDate extends RealDate {
  constructor(...given: [] | ConstructorParameters<typeof Date>) {
    super(...((given.length === 0 ? [MovedDate.now()] : given) as ConstructorParameters<typeof Date>));
  }

  static override now() {
    return RealDate.now() + ahead;
  }
}
globalThis.Date = MovedDate as DateConstructor;

process.on("message", (ms: number) => {
  ahead += ms;
  process.send?.("moved");
});
