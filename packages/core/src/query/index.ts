export { createMutation, type Mutation, type MutationState } from "./create-mutation.ts";
export { createQuery, type Query, type QueryState } from "./create-query.ts";
export { type Failure, failureOf, isTemporary, UNEXPECTED } from "./failure.ts";
export { keepRetrying } from "./keep-retrying.ts";
export { type Report, type Settled, settle } from "./settle.ts";
