/** A reason not to start that one sentence explains; whoever meets it needs no stack. */
export class Refusal extends Error {
  name = "Refusal";
}
