// Records what the API answers to the storefront's calls, for the page stories: `pnpm record`. The shop is the
// sample one, on a temporary database.
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { recordServices } from "./recordings/record-services.mjs";

const PORT = 21210;
const HOUR = 3_600_000; // ms
const api = `http://127.0.0.1:${PORT}`;
const shop = "http://127.0.0.1:21211";
const contact = { dial_code: "91", number: "9876543210" };
const answers = join(import.meta.dirname, "../apps/storefront/stories/answers");
const session = randomUUID();

const data = mkdtempSync(join(tmpdir(), "aradhana-record-"));
const server = spawn(process.execPath, ["server.ts"], {
  cwd: join(import.meta.dirname, "../apps/api"),
  stdio: ["ignore", "ignore", "inherit"],
  env: {
    ...process.env,
    ...{ API_PORT: String(PORT), WEB_ORIGINS: shop, WEB_ORIGIN: shop, DATABASE_URL: "", DATA_DIR: data },
    LOG_LEVEL: "error",
  },
});

async function until(isSo, what) {
  for (let tried = 0; tried < 3000; tried++) {
    if (await isSo().catch(() => false)) return;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  throw new Error(`waited in vain for ${what}`);
}

async function call(path, { query = {}, body, headers = {} } = {}) {
  const given = Object.entries({ country_code: "in", ...query }).filter(([, value]) => value !== undefined);
  const response = await fetch(`${api}${path}?${new URLSearchParams(given)}`, {
    method: body ? "POST" : "GET",
    headers: { "x-session-id": session, ...(body && { "content-type": "application/json" }), ...headers },
    body: body && JSON.stringify(body),
  });
  return response.json();
}

/** The recorded shop no longer exists, so its secrets are worthless; they are removed all the same. */
const withoutSecret = (key, value) => (key === "token" || key === "access_token" ? "recorded" : value);

function keep(name, answer) {
  writeFileSync(join(answers, `${name}.json`), `${JSON.stringify(answer, withoutSecret, 2)}\n`);
  return answer.results;
}

/** Makes a call in each language and returns the English response. */
async function record(name, path, options = {}) {
  const [english] = await Promise.all(
    ["en", "hi"].map(async (lang) => {
      const request = { ...options, query: { ...options.query, lang } };
      if (options.body) request.body = { ...options.body, lang };
      return keep(`${name}.${lang}`, await call(path, request));
    }),
  );
  return english;
}

async function recordShop() {
  await record("home", "/noauth-api/v1/home");
  await record("sample-order", "/noauth-api/v1/order/getSampleOrder");
  const listing = await record("listing", "/noauth-api/v1/pooja/getPoojaListing", { query: { limit: 12 } });
  await record("search-empty", "/noauth-api/v1/search", { query: { q: "zzzz" } });
  await record("listing-empty", "/noauth-api/v1/pooja/getPoojaListing", { query: { limit: 12, q: "zzzz" } });
  await record("search", "/noauth-api/v1/search", { query: { q: "shanti" } });
  const all = await call("/noauth-api/v1/pooja/getPoojaListing", { query: { limit: 48, vip: false } });
  const latest = Date.parse(all.meta.server_time) + 24 * HOUR;
  const booked = all.results.pujas.find(
    (puja) =>
      puja.bnpl_enabled &&
      puja.status === "open" &&
      puja.seats_left === null &&
      Date.parse(puja.cutoff_at) > latest,
  );
  if (!booked || !listing) throw new Error("the sample shop holds no puja to book");
  return record("pooja", "/noauth-api/v1/pooja/poojaById", { query: { pooja_id: booked.id } });
}

async function recordBooking(puja) {
  const package_id = puja.packages[0].id;
  const request = { pooja_id: puja.id, package_id };
  const { quote_id } = await record("quote", "/noauth-api/v1/pooja/quote", { body: request });
  await record("reservation", "/noauth-api/v1/pooja/reserve", { body: { quote_id } });
  const { quote_id: again } = (await call("/noauth-api/v1/pooja/quote", { body: request })).results;
  const body = { type: "pooja", quote_id: again, contact, consent: true };
  const created = keep(
    "order-created",
    await call("/noauth-api/v1/order/create", { body, headers: { "idempotency-key": randomUUID() } }),
  );
  return { order_id: created.order.id, t: created.access_token };
}

async function recordPayment(order) {
  const query = order;
  const status = (state) => async () =>
    (await call("/noauth-api/v1/payment/status", { query })).results.state === state;
  const shown = (name) => record(`payment-${name}`, "/noauth-api/v1/payment/status", { query });
  const initiate = () =>
    call("/noauth-api/v1/payment/initiate", {
      body: { ...order, return_url: `${shop}/order/payment-confirmation/${order.order_id}/pooja/checkout` },
    });
  const act = async (answer, deed) => {
    const body = new URLSearchParams({ act: deed });
    await fetch(answer.results.redirect_url, { method: "POST", body, redirect: "manual" });
  };
  await record("order-unpaid", "/api/v1/order/getOrderById", { query });
  const first = await initiate();
  keep("initiated", first);
  await act(first, "decline");
  await until(status("failed_retryable"), "the refused payment");
  await shown("declined");
  const second = await initiate();
  await act(second, "leave");
  await until(status("pending"), "the payment that waits");
  await shown("pending");
  await act(second, "pay");
  await until(status("success"), "the payment");
  await shown("success");
  await record("order-paid", "/api/v1/order/getOrderById", { query });
}

const devotee = {
  name: "Asha Sharma",
  name_devanagari: "आशा शर्मा",
  gotra: "Kashyap",
  gotra_unknown: false,
  relation: "self",
};

async function recordNames({ order_id, t }) {
  const body = { order_id, devotees: [devotee], purpose: "self", language: "en" };
  keep("sankalp-saved", await call("/api/v1/sankalp/save", { query: { t }, body }));
  keep("sankalp-submitted", await call("/api/v1/sankalp/submit", { query: { t }, body }));
  await record("order-submitted", "/api/v1/order/getOrderById", { query: { order_id, t } });
}

async function recordChadhaava() {
  const path = "/noauth-api/v1/chadhaava";
  const query = { limit: 12, page: 1 };
  const { chadhaavas } = await record("chadhaava-listing", `${path}/getChadhaavaListing`, { query });
  await record("chadhaava-listing-empty", `${path}/getChadhaavaListing`, { query: { ...query, q: "zzzz" } });
  const latest = Date.now() + 24 * HOUR;
  const open = chadhaavas.find(
    ({ status, cutoff_at }) => status === "open" && Date.parse(cutoff_at) > latest,
  );
  const { id, offerings } = await record("chadhaava", `${path}/chadhaavaById`, {
    query: { chadhaava_id: open.id },
  });
  const [first] = offerings;
  const request = { chadhaava_id: id, items: [{ id: first.id, qty: first.min_qty }] };
  const { quote_id } = await record("chadhaava-quote", `${path}/quote`, { body: request });
  const { results: created } = await call("/noauth-api/v1/order/create", {
    body: { type: "chadhaava", quote_id, contact, consent: true },
    headers: { "idempotency-key": randomUUID() },
  });
  const order = { order_id: created.order.id, t: created.access_token };
  const names = { order_id: order.order_id, devotees: [devotee], purpose: "self", language: "en" };
  await call("/api/v1/sankalp/submit", { query: { t: order.t }, body: names });
  const opened = await call("/noauth-api/v1/payment/initiate", {
    body: { ...order, return_url: `${shop}/order/payment-confirmation/${order.order_id}/chadhaava/checkout` },
  });
  const body = new URLSearchParams({ act: "pay" });
  await fetch(opened.results.redirect_url, { method: "POST", body, redirect: "manual" });
  const status = () => call("/noauth-api/v1/payment/status", { query: order });
  await until(async () => (await status()).results.state === "success", "the payment of the chadhaava");
  await record("chadhaava-payment", "/noauth-api/v1/payment/status", { query: order });
  await record("chadhaava-order", "/api/v1/order/getOrderById", { query: order });
}

/** A product is bought and paid. */
async function recordGoodsOrder(product_id) {
  const { variants } = (
    await call("/noauth-api/v1/abhimantrit_product/productById", { query: { product_id } })
  ).results;
  const request = {
    variant_id: variants.find(({ stock }) => stock > 0).id,
    ship_to: "in",
    postcode: "302006",
  };
  const { quote_id } = await record("product-quote", "/noauth-api/v1/abhimantrit/quote", { body: request });
  const address = { name: "Asha Sharma", country_code: "in", postcode: "302006", line1: "12 Civil Lines" };
  const { results: created } = await call("/noauth-api/v1/order/create", {
    body: {
      ...{ type: "abhimantrit", quote_id, contact, consent: true },
      address: { ...address, city: "Jaipur", state: "Rajasthan" },
    },
    headers: { "idempotency-key": randomUUID() },
  });
  const order = { order_id: created.order.id, t: created.access_token };
  const opened = await call("/noauth-api/v1/payment/initiate", {
    body: {
      ...order,
      return_url: `${shop}/order/payment-confirmation/${order.order_id}/abhimantrit/checkout`,
    },
  });
  const body = new URLSearchParams({ act: "pay" });
  await fetch(opened.results.redirect_url, { method: "POST", body, redirect: "manual" });
  const status = () => call("/noauth-api/v1/payment/status", { query: order });
  await until(async () => (await status()).results.state === "success", "the payment of the product");
  await record("goods-order", "/api/v1/order/getOrderById", { query: order });
}

async function recordGoods() {
  const query = { limit: 12, page: 1 };
  const products = "/noauth-api/v1/abhimantrit_product";
  const { products: found } = await record("product-listing", `${products}/getProductListing`, { query });
  await record("product-listing-empty", `${products}/getProductListing`, { query: { ...query, q: "zzzz" } });
  const { products: malas } = (
    await call(`${products}/getProductListing`, { query: { ...query, category: "mala" } })
  ).results;
  const colourful = malas.find(({ colors }) => colors.length > 1) ?? found[0];
  await record("product", `${products}/productById`, { query: { product_id: colourful.id } });
  const { gems } = await record("gem-listing", "/noauth-api/v1/gemstone/getGemListing", { query });
  await record("gem-listing-empty", "/noauth-api/v1/gemstone/getGemListing", {
    query: { ...query, q: "zzzz" },
  });
  await record("gem", "/noauth-api/v1/gemstone/gemById", { query: { product_id: gems[0].id } });
  await record("gem-quote", "/noauth-api/v1/gemstone/quote", { body: { product_id: gems[0].id } });
  await record("delivery", "/noauth-api/v1/delivery/check", { query: { postcode: "302006" } });
  await recordGoodsOrder(colourful.id);
}

async function recordLogin() {
  const sent = keep(
    "otp-sent",
    await call("/noauth-api/v1/login/sendOtp", { body: { dial_code: "91", phone: contact.number } }),
  );
  let code;
  await until(async () => {
    const { messages } = await (await fetch(`${api}/dev/outbox.json`)).json();
    code = /^\d{6}/.exec(messages.find(({ template }) => template === "otp")?.text ?? "")?.[0];
    return code;
  }, "the code");
  const body = { otp_id: sent.otp_id, otp: code, session_id: session };
  const { token } = keep("signed-in", await call("/noauth-api/v1/login/verifyOtp", { body }));
  const authorization = `Bearer ${token}`;
  await record("orders", "/api/v1/order/getOrders", { headers: { authorization } });
  keep("user", await call("/api/v1/login/getUser", { headers: { authorization } }));
}

try {
  rmSync(answers, { recursive: true, force: true });
  mkdirSync(answers, { recursive: true });
  await until(async () => (await fetch(`${api}/readyz`)).ok, "the API");
  keep("countries", await call("/noauth-api/v1/geo/countries"));
  await record("blogs", "/noauth-api/v1/blog/getBlogs");
  await record("blogs-empty", "/noauth-api/v1/blog/getBlogs", { query: { q: "zzzz" } });
  await record("blog", "/noauth-api/v1/blog/blogById", { query: { slug: "a-simple-puja-at-home" } });
  await record("reels", "/noauth-api/v1/reel/getReels");
  await record("policy", "/noauth-api/v1/policy/getPolicy", { query: { slug: "exchange-policy" } });
  const order = await recordBooking(await recordShop());
  await recordPayment(order);
  await recordNames(order);
  await recordChadhaava();
  await recordGoods();
  await recordServices({ call, keep, record, until, shop, contact });
  await recordLogin();
  console.log(`recorded into ${answers}`);
} finally {
  server.kill("SIGTERM");
  await new Promise((ended) => server.once("exit", ended));
  rmSync(data, { recursive: true, force: true });
}
