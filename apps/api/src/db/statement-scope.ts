import { AsyncLocalStorage } from "node:async_hooks";

const scope = new AsyncLocalStorage<string[]>();

/** Runs something and returns its result with the statements that it sent to a test database. */
export async function withStatements<Result>(
  run: () => Result | Promise<Result>,
): Promise<{ result: Result; statements: readonly string[] }> {
  const statements: string[] = [];
  return { result: await scope.run(statements, run), statements };
}

/** The logger of test databases. */
export const statementLogger = { logQuery: (query: string) => void scope.getStore()?.push(query) };
