import pg from "pg";

/** A query is prepared when it runs again so often: those that are put together for one request are not. */
const PREPARE_AFTER = 5;
/** Each prepared statement takes memory in every connection, and stays there. What a busy server runs is among the first. */
const MAX_STATEMENTS = 200;
/** How many texts are counted; then all counts start again at zero. */
const MAX_COUNTED = 2000;

type Callback = (error: Error | undefined, result: unknown) => void;
type Query = (config: unknown, ...rest: unknown[]) => unknown;

/**
 * Gives the queries that run often a name, so that each connection parses and plans them once. Not for a pooler in transaction mode,
 * which gives each transaction another connection.
 */
export function prepareStatements(pool: pg.Pool): void {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  let named = 0;

  function nameOf(text: string): string | undefined {
    const name = names.get(text);
    if (name || names.size === MAX_STATEMENTS) return name;
    if (counts.size === MAX_COUNTED) counts.clear();
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    if (count < PREPARE_AFTER) return undefined;
    counts.delete(text);
    names.set(text, `often_${named++}`);
    return names.get(text);
  }

  /** A migration may change the type of a column. The query then gets another name, so it is prepared again. */
  function forgetOldPlan(text: string, error: unknown) {
    if (error instanceof pg.DatabaseError && error.routine === "RevalidateCachedQuery") names.delete(text);
  }

  pool.on("connect", (client) => {
    const query = client.query.bind(client) as Query;
    client.query = ((config: unknown, ...rest: unknown[]) => {
      if (!isQuery(config)) return query(config, ...rest);
      const { text } = config;
      const name = nameOf(text);
      const callback = rest.at(-1);
      if (!isCallback(callback)) {
        const result = query({ ...config, name }, ...rest);
        if (name && result instanceof Promise) result.catch((error) => forgetOldPlan(text, error));
        return result;
      }
      return query({ ...config, name }, ...rest.slice(0, -1), ((error, result) => {
        if (error) forgetOldPlan(text, error);
        callback(error, result);
      }) satisfies Callback);
    }) as typeof client.query;
  });
}

const isCallback = (value: unknown): value is Callback => typeof value === "function";

/** Whether it can be prepared: a read, or a statement that begins with `with`, that has no name yet. Inserts differ in their number of rows. */
const isQuery = (config: unknown): config is { text: string } =>
  typeof config === "object" &&
  config !== null &&
  "text" in config &&
  typeof config.text === "string" &&
  /^\s*(select|with)\b/i.test(config.text) &&
  !("name" in config && config.name);
