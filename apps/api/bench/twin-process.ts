import { Hono } from "hono";
import pg from "pg";
import { prepareStatements } from "../src/db/prepare-statements.ts";
import { serveUntilStopped } from "./serve-until-stopped.ts";

/*
 * A minimal server for comparison: Hono and node-postgres, the same rows read by hand-written SQL and sent as they
 * are, without validation, languages, filters and envelope. Its pool is that of the API, with prepared statements.
 */
const [connectionString = ""] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: 10 });
pool.on("error", () => {});
prepareStatements(pool);
const rows = async (statement: string, values: unknown[] = []) =>
  (await pool.query({ text: statement, values })).rows;

const cards = (where: string, limit: number) => `
  select open.*,
    (select jsonb_agg(jsonb_build_object('slug', d.slug, 'name', d.name) order by array_position(deity_slugs, d.slug))
      from deities d where d.slug = any(deity_slugs)) as deities,
    (select jsonb_build_object('id', n.id, 'start_at', n.start_at) from pujas n where n.series_slug = open.slug
      and n.state = 'published' and n.start_at > open.start_at and n.cutoff_at > now() order by n.start_at limit 1) as next
  from (
    select distinct on (p.series_slug) p.id, p.occasion, p.tithi, p.start_at, p.end_at, p.tz, p.cutoff_at, p.state,
      p.capacity, p.booked, p.price_from, s.slug, s.title, s.images, s.is_vip, s.bnpl_enabled, s.authorisation,
      s.rating_sum, s.rating_count, s.deity_slugs, t.slug as temple_slug, t.name as temple, t.city, t.state as temple_state
    from pujas p join puja_series s on s.slug = p.series_slug join temples t on t.id = s.temple_id
    where p.state = 'published' and p.cutoff_at > now() and ${where}
    order by p.series_slug, p.start_at
  ) as open order by start_at limit ${limit}`;

/** The parts of home that the API caches for a minute. */
const overview = await Promise.all([
  rows("select slug, name, image, image_alt from deities order by position"),
  rows("select slug, name from purposes order by position"),
  rows("select slug, name, city, state, image, image_alt from temples order by slug limit 12"),
  rows("select * from reviews where state = 'published' order by created_at desc limit 6"),
]);

const app = new Hono()
  .get("/list", async (c) => c.json({ pujas: await rows(cards("true", 12)) }))
  .get("/home", async (c) => {
    const [blocks, banners, upcoming, vip] = await Promise.all([
      rows("select key, content from home_blocks order by position"),
      rows("select key, title, text, image, target from banners order by position"),
      rows(cards("not s.is_vip", 8)),
      rows(cards("s.is_vip", 6)),
    ]);
    const [deities, purposes, temples, reviews] = overview;
    return c.json({ blocks, banners, upcoming, vip, deities, purposes, temples, reviews });
  })
  .get("/detail/:id", async (c) => {
    const [puja] = await rows(
      `select p.*, s.*, p.id, t.name as temple, t.city, t.about as temple_about from pujas p
         join puja_series s on s.slug = p.series_slug join temples t on t.id = s.temple_id where p.id = $1`,
      [c.req.param("id")],
    );
    const [packages, addons, priests, reviews, stars, dates, related] = await Promise.all([
      rows("select * from packages where puja_id = $1 order by position", [puja.id]),
      rows(
        "select a.* from puja_series_addons sa join addons a on a.id = sa.addon_id where sa.series_slug = $1 order by sa.position",
        [puja.slug],
      ),
      rows("select * from priests where id = any($1)", [puja.priest_ids]),
      rows(
        "select * from reviews where type = 'pooja' and series_slug = $1 and state = 'published' order by created_at desc limit 6",
        [puja.slug],
      ),
      rows(
        "select stars, count(*) from reviews where type = 'pooja' and series_slug = $1 and state = 'published' group by stars",
        [puja.slug],
      ),
      rows(
        "select id, start_at from pujas where series_slug = $1 and start_at > $2 and state = 'published' order by start_at limit 6",
        [puja.slug, puja.start_at],
      ),
      rows(cards("s.temple_id = $1", 4), [puja.temple_id]),
    ]);
    return c.json({ puja, packages, addons, priests, reviews, stars, dates, related });
  });

await serveUntilStopped(app.fetch);
await pool.end();
