import type { Database } from "./database.ts";

/** Creates a function that builds a query once for each database: writing the SQL of a large one can take longer than running it. */
export function builtOnce<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const queries = new WeakMap<Database, Query>();
  return (db) => {
    const query = queries.get(db) ?? build(db);
    queries.set(db, query);
    return query;
  };
}
