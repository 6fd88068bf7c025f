import type { Database } from "./database.ts";

/** Creates a function that builds a query once for each database: building a large one takes longer than many of them run. */
export function builtOnce<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const queries = new WeakMap<Database, Query>();
  return (db) => {
    const query = queries.get(db) ?? build(db);
    queries.set(db, query);
    return query;
  };
}
