/** A problem that stops the start and that its message explains: print it without a stack trace. */
export class StartError extends Error {
  name = "StartError";
}
