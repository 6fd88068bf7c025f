/** The reason why this process cannot start, in one sentence for the operator. */
export class StartupError extends Error {
  override readonly name = "StartupError";
}
