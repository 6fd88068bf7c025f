import type pg from "pg";

/** A query is prepared when it runs again so often: those that are put together for one request are not. */
const PREPARE_AFTER = 5;
/** Each prepared statement takes memory in every connection. */
const MAX_STATEMENTS = 100;
/** The texts that are counted before the count begins anew. */
const MAX_COUNTED = 2000;

type Query = (config: unknown, ...rest: unknown[]) => unknown;

/**
 * Gives the queries that run often a name, so that each connection parses and plans them once. Not for a pooler in transaction mode,
 * which gives each transaction another connection.
 */
export function prepareStatements(pool: pg.Pool): void {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();

  function nameOf(text: string): string | undefined {
    const name = names.get(text);
    if (name || names.size === MAX_STATEMENTS) return name;
    if (counts.size === MAX_COUNTED) counts.clear();
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    if (count < PREPARE_AFTER) return undefined;
    counts.delete(text);
    names.set(text, `often_${names.size}`);
    return names.get(text);
  }

  pool.on("connect", (client) => {
    const query = client.query.bind(client) as Query;
    client.query = ((config: unknown, ...rest: unknown[]) =>
      query(
        isRead(config) ? { ...config, name: nameOf(config.text) } : config,
        ...rest,
      )) as typeof client.query;
  });
}

const isRead = (config: unknown): config is { text: string } =>
  typeof config === "object" &&
  config !== null &&
  "text" in config &&
  typeof config.text === "string" &&
  /^\s*(select|with)\b/i.test(config.text) &&
  !("name" in config && config.name);
