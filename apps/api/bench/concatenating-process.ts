import { Hono } from "hono";
import pg from "pg";
import { serveUntilStopped } from "./serve-until-stopped.ts";

/** A server with the fault that `sql-injection.ts` looks for: it proves that a scan would find it. */
const [connectionString = ""] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString });
const app = new Hono().get("/", async (c) => {
  const { rows } = await pool.query(`select id from pujas where id <> '${c.req.query("id")}' limit 3`);
  return c.json(rows);
});
app.onError((_error, c) => c.json({ error: "failed" }, 500));
await serveUntilStopped(app.fetch);
await pool.end();
