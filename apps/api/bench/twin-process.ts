import { Hono } from "hono";
import pg from "pg";
import { serveUntilStopped } from "./serve-until-stopped.ts";

/*
 * A minimal server for comparison: Hono and node-postgres, the same rows read by hand-written SQL and sent as they
 * are, without validation, languages, filters and envelope.
 */
const [connectionString = ""] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: 10 });
pool.on("error", () => {});
const rows = async (statement: string) => (await pool.query(statement)).rows;

const cards = (where: string, limit: number) => `
  select * from (
    select distinct on (p.series_slug) p.id, p.occasion, p.tithi, p.start_at, p.end_at, p.tz, p.cutoff_at, p.state,
      p.capacity, p.booked, p.price_from, s.slug, s.title, s.images, s.is_vip, s.bnpl_enabled, s.authorisation,
      s.rating_sum, s.rating_count, t.slug as temple_slug, t.name as temple, t.city, t.state as temple_state
    from pujas p join puja_series s on s.slug = p.series_slug join temples t on t.id = s.temple_id
    where p.state = 'published' and p.cutoff_at > now() and ${where}
    order by p.series_slug, p.start_at
  ) as open order by start_at limit ${limit}`;

const app = new Hono()
  .get("/list", async (c) => c.json({ pujas: await rows(cards("true", 20)) }))
  .get("/home", async (c) => {
    const [blocks, upcoming, vip, deities, purposes, temples, reviews] = await Promise.all([
      rows("select key, content from home_blocks order by position"),
      rows(cards("not s.is_vip", 8)),
      rows(cards("s.is_vip", 6)),
      rows("select slug, name, image, image_alt from deities order by position"),
      rows("select slug, name from purposes order by position"),
      rows("select slug, name, city, state, image, image_alt from temples order by slug limit 12"),
      rows("select * from reviews where state = 'published' order by created_at desc limit 6"),
    ]);
    return c.json({ blocks, upcoming, vip, deities, purposes, temples, reviews });
  });

await serveUntilStopped(app.fetch);
await pool.end();
