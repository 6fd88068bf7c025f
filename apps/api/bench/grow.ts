import pg from "pg";

/** How the catalogue grows: many past dates, or a thousand times as many series. */
export type Shape = "older" | "broader";

/** Copies of each row; 105 dated pujas in the sample shop become about 100,000. */
const COPIES = 952;

/** Long texts do not affect the measured queries, so copies have none, to save disk space. */
const emptyTexts = `'about', '{"en": "", "hi": ""}'::jsonb, 'steps', '[]'::jsonb, 'faqs', '[]'::jsonb`;

/** Multiplies the catalogue of a temporary database by about a thousand. */
export const growCatalogue = (url: string, shape: Shape): Promise<void> =>
  onClient(url, async ({ copy }) => {
    const shiftDates = (by: string) =>
      ["start_at", "end_at", "cutoff_at", "sankalp_cutoff_at"]
        .map((column) => `'${column}', row.${column} ${by}`)
        .join(", ");
    if (shape === "broader") {
      await copy(
        "puja_series",
        `'slug', row.slug || '-' || n, 'popularity', row.popularity * 1000 + n, ${emptyTexts}`,
      );
      await copy("puja_series_addons", "'series_slug', row.series_slug || '-' || n");
      await copy("reviews", "'id', 'rv_' || md5(row.id || n), 'series_slug', row.series_slug || '-' || n");
    }
    // Over eight weeks to both sides, so that the dates of all series are mixed, as those of different series would be.
    const mixed = shiftDates(`+ (n - ${COPIES / 2}) * interval '170 minutes'`);
    const nextSeries = `'series_slug', row.series_slug || '-' || n, ${mixed}`;
    const changes = shape === "broader" ? nextSeries : shiftDates("- n * interval '30 days'");
    await copy("pujas", `'id', 'pj_' || md5(row.id || n), ${changes}`);
    await copy("packages", "'id', 'pk_' || md5(row.id || n), 'puja_id', 'pj_' || md5(row.puja_id || n)");
  });

/** Copies the products and gems of the sample shop until there are about `requested` of each. */
export const growGoods = (url: string, requested: number): Promise<void> =>
  onClient(url, async ({ run, copy }) => {
    const timesOf = async (table: string) => {
      const [{ count = 1 } = {}] = await run(`select count(*)::int as count from ${table}`);
      return Math.ceil(requested / Number(count)) - 1;
    };
    // Popularity is mixed: copies of one good are not side by side, as different goods would not be.
    const good = `'id', 'pd_' || md5(row.id || n), 'slug', row.slug || '-' || n, 'sku', row.sku || '-' || n,
      'popularity', (row.popularity * 7919 + n * 104729) % 1000003`;
    const productTimes = await timesOf("products");
    await copy("products", good, productTimes);
    await copy(
      "product_variants",
      `'id', 'pv_' || md5(row.id || n), 'sku', row.sku || '-' || n, 'product_id', 'pd_' || md5(row.product_id || n)`,
      productTimes,
    );
    await copy("gems", good, await timesOf("gems"));
  });

/** Copies the existing orders with their dependent rows until there are about `requested`. */
export const growOrders = (url: string, requested: number): Promise<void> =>
  onClient(url, async ({ run, copy }) => {
    const [{ count = 1 } = {}] = await run("select count(*)::int as count from orders");
    const times = Math.ceil(requested / Number(count));
    const order = "'order_id', 'ord_' || md5(row.order_id || n)";
    const newId = (id: string) => `'id', '${id}_' || md5(row.id || n)`;
    await copy("customers", `${newId("cus")}, 'phone_index', md5(row.phone_index || n)`, times);
    await copy(
      "orders",
      `${newId("ord")}, 'number', 'AR-' || md5(row.number || n), 'customer_id', 'cus_' || md5(row.customer_id || n),
         'session_index', md5(row.session_index || n), 'contact_phone_index', md5(row.contact_phone_index || n),
         'created_at', row.created_at - n * interval '1 minute'`,
      times,
    );
    const item = (column: string) => `'${column}', 'itm_' || md5(row.${column} || n)`;
    await copy("order_items", `${item("id")}, ${order}`, times);
    await copy("fulfilments", `${newId("ful")}, ${order}, ${item("item_id")}`, times);
    await copy("order_lines", `${newId("orl")}, ${order}, ${item("order_item_id")}`, times);
    await copy("order_links", `'token_hash', md5(row.token_hash || n), ${order}`, times);
    await copy(
      "payments",
      `${newId("pay")}, ${order}, 'gateway_order_id', md5(row.gateway_order_id || n)`,
      times,
    );
    await copy("sankalps", `${newId("snk")}, ${order}, ${item("item_id")}`, times);
    await run(
      `insert into order_events (order_id, state, at)
       select 'ord_' || md5(order_id || n), state, at from order_events, generate_series(1, ${times}) n`,
    );
  });

type Row = Readonly<Record<string, unknown>>;

/** Opens a connection without the API's statement timeout and provides helpers to copy rows. */
async function onClient(url: string, use: (tools: Tools) => Promise<void>) {
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
    await use({ run, copy });
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}

interface Tools {
  run: (statement: string) => Promise<Row[]>;
  copy: (table: string, changed: string, times?: number) => Promise<void>;
}
