import pg from "pg";

/** How the catalogue may have grown: years of dates behind it, or a thousand times the pujas on offer. */
export type Shape = "older" | "broader";

/** Copies of each row of the sample shop; with the 105 dated pujas there, about 100,000. */
const COPIES = 952;

/** What the page of a puja shows beside its dates is the same length for each: it need not fill the disk. */
const shortened = `'about', '{"en": "", "hi": ""}'::jsonb, 'steps', '[]'::jsonb, 'faqs', '[]'::jsonb`;

/** Lets the catalogue of a scratch database grow a thousandfold. */
export const growCatalogue = (url: string, shape: Shape): Promise<void> =>
  onClient(url, async (run) => {
    const shifted = ["start_at", "end_at", "cutoff_at", "sankalp_cutoff_at"]
      .map((column) => `'${column}', row.${column} - n * interval '30 days'`)
      .join(", ");
    if (shape === "broader") {
      await run(copies("puja_series", `'slug', row.slug || '-' || n, ${shortened}`));
      await run(copies("puja_series_addons", "'series_slug', row.series_slug || '-' || n"));
      await run(
        copies("reviews", "'id', 'rv_' || md5(row.id || n), 'series_slug', row.series_slug || '-' || n"),
      );
    }
    const moved = shape === "broader" ? "'series_slug', row.series_slug || '-' || n" : shifted;
    await run(copies("pujas", `'id', 'pj_' || md5(row.id || n), ${moved}`));
    await run(
      copies("packages", "'id', 'pk_' || md5(row.id || n), 'puja_id', 'pj_' || md5(row.puja_id || n)"),
    );
  });

/** Copies the orders that are there, with all that hangs on them, until there are about `wanted`. */
export const growOrders = (url: string, wanted: number): Promise<void> =>
  onClient(url, async (run) => {
    const [{ count = 1 } = {}] = await run("select count(*)::int as count from orders");
    const times = Math.ceil(wanted / Number(count));
    const order = "'order_id', 'ord_' || md5(row.order_id || n)";
    const each = (id: string) => `'id', '${id}_' || md5(row.id || n)`;
    await run(copies("customers", `${each("cus")}, 'phone_index', md5(row.phone_index || n)`, times));
    await run(
      copies(
        "orders",
        `${each("ord")}, 'number', 'AR-' || md5(row.number || n), 'customer_id', 'cus_' || md5(row.customer_id || n),
         'session_index', md5(row.session_index || n), 'contact_phone_index', md5(row.contact_phone_index || n),
         'created_at', row.created_at - n * interval '1 minute'`,
        times,
      ),
    );
    await run(copies("order_lines", `${each("orl")}, ${order}`, times));
    await run(copies("order_links", `'token_hash', md5(row.token_hash || n), ${order}`, times));
    await run(
      copies(
        "payments",
        `${each("pay")}, ${order}, 'gateway_order_id', md5(row.gateway_order_id || n)`,
        times,
      ),
    );
    await run(copies("sankalps", `${each("snk")}, ${order}`, times));
    await run(
      `insert into order_events (order_id, state, at, evidence_url)
       select 'ord_' || md5(order_id || n), state, at, evidence_url from order_events, generate_series(1, ${times}) n`,
    );
  });

const copies = (table: string, changed: string, times = COPIES) => `
  insert into ${table} select copy.* from ${table} as row, generate_series(1, ${times}) as n,
    lateral jsonb_populate_record(row, jsonb_build_object(${changed})) as copy`;

type Row = Readonly<Record<string, unknown>>;

async function onClient(url: string, work: (run: (statement: string) => Promise<Row[]>) => Promise<void>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(async (statement) => (await client.query<Row>(statement)).rows);
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}
