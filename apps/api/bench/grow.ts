import pg from "pg";

/** How the catalogue may have grown: years of dates behind it, or a thousand times the pujas on offer. */
export type Shape = "older" | "broader";

/** Copies of each row of the sample shop; with the 105 dated pujas there, about 100,000. */
const COPIES = 952;

/** What the page of a puja shows beside its dates is the same length for each: it need not fill the disk. */
const shortened = `'about', '{"en": "", "hi": ""}'::jsonb, 'steps', '[]'::jsonb, 'faqs', '[]'::jsonb`;

/** Lets the catalogue of a scratch database grow a thousandfold. */
export const growCatalogue = (url: string, shape: Shape): Promise<void> =>
  onClient(url, async ({ copy }) => {
    const shifted = (by: string) =>
      ["start_at", "end_at", "cutoff_at", "sankalp_cutoff_at"]
        .map((column) => `'${column}', row.${column} ${by}`)
        .join(", ");
    if (shape === "broader") {
      await copy(
        "puja_series",
        `'slug', row.slug || '-' || n, 'popularity', row.popularity * 1000 + n, ${shortened}`,
      );
      await copy("puja_series_addons", "'series_slug', row.series_slug || '-' || n");
      await copy("reviews", "'id', 'rv_' || md5(row.id || n), 'series_slug', row.series_slug || '-' || n");
    }
    // Spread over a week, as the hours of many temples are.
    const another = `'series_slug', row.series_slug || '-' || n, ${shifted("+ n * interval '10 minutes'")}`;
    const moved = shape === "broader" ? another : shifted("- n * interval '30 days'");
    await copy("pujas", `'id', 'pj_' || md5(row.id || n), ${moved}`);
    await copy("packages", "'id', 'pk_' || md5(row.id || n), 'puja_id', 'pj_' || md5(row.puja_id || n)");
  });

/** Copies the orders that are there, with all that hangs on them, until there are about `wanted`. */
export const growOrders = (url: string, wanted: number): Promise<void> =>
  onClient(url, async ({ run, copy }) => {
    const [{ count = 1 } = {}] = await run("select count(*)::int as count from orders");
    const times = Math.ceil(wanted / Number(count));
    const order = "'order_id', 'ord_' || md5(row.order_id || n)";
    const each = (id: string) => `'id', '${id}_' || md5(row.id || n)`;
    await copy("customers", `${each("cus")}, 'phone_index', md5(row.phone_index || n)`, times);
    await copy(
      "orders",
      `${each("ord")}, 'number', 'AR-' || md5(row.number || n), 'customer_id', 'cus_' || md5(row.customer_id || n),
         'session_index', md5(row.session_index || n), 'contact_phone_index', md5(row.contact_phone_index || n),
         'created_at', row.created_at - n * interval '1 minute'`,
      times,
    );
    await copy("order_lines", `${each("orl")}, ${order}`, times);
    await copy("order_links", `'token_hash', md5(row.token_hash || n), ${order}`, times);
    await copy(
      "payments",
      `${each("pay")}, ${order}, 'gateway_order_id', md5(row.gateway_order_id || n)`,
      times,
    );
    await copy("sankalps", `${each("snk")}, ${order}`, times);
    await run(
      `insert into order_events (order_id, state, at, evidence_url)
       select 'ord_' || md5(order_id || n), state, at, evidence_url from order_events, generate_series(1, ${times}) n`,
    );
  });

type Row = Readonly<Record<string, unknown>>;

/** A connection without the API's limit of time, and the copying of a table's rows with some columns changed. */
async function onClient(url: string, work: (tools: Tools) => Promise<void>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run = async (statement: string) => (await client.query<Row>(statement)).rows;
  const copy = async (table: string, changed: string, times = COPIES) => {
    const [{ columns } = {}] = await run(
      `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
       where table_name = '${table}' and is_generated = 'NEVER'`,
    );
    await run(`
      insert into ${table} (${columns}) select ${columns} from (
        select copy.* from ${table} as row, generate_series(1, ${times}) as n,
          lateral jsonb_populate_record(row, jsonb_build_object(${changed})) as copy
      ) as copies`);
  };
  try {
    await work({ run, copy });
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}

interface Tools {
  run: (statement: string) => Promise<Row[]>;
  copy: (table: string, changed: string, times?: number) => Promise<void>;
}
