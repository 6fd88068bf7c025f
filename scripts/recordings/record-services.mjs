// Records the answers about kundalis and name corrections: what is sold, one order of each, its report, and the samples;
// those about astrologers, the banners of a partner's frame, and what is popular.
import { randomUUID } from "node:crypto";

const place = { name: "Varanasi", region: "Uttar Pradesh, India", country_code: "in" };
const birth = {
  ...{ name: "Asha Sharma", date: "1991-11-29", time: "03:12" },
  place: { ...place, lat: 25.3167, lon: 83.0104, zone: "Asia/Kolkata" },
};
const name_details = { name: "Asha Sharma", dob: "1988-01-03" };

/** The services with the prefix of their recordings, and what an order of each is made of. */
const services = [
  { type: "kundali", prefix: "kundali", details: { birth }, report: "/api/v1/kundali/getReport" },
  {
    ...{ type: "name_correction", prefix: "name", details: { name_details } },
    report: "/api/v1/name_correction/getReport",
  },
];

/** Orders and pays each service in the recorded shop. */
export async function recordServices({ call, keep, record, until, shop, contact }) {
  await record("popular", "/noauth-api/v1/search/popular", { query: { limit: 2 } });
  await recordAstrologers({ call, keep, record });
  await record("banners", "/noauth-api/v1/banner/getBanners", { query: { place: "frame" } });
  for (const { type, prefix, details, report } of services) {
    const query = { type };
    const { packages } = await record(`${prefix}-packages`, "/noauth-api/v1/service/packages", { query });
    const { quote_id } = await record(`${prefix}-quote`, `/noauth-api/v1/${type}/quote`, {
      body: { package_id: packages[0].id },
    });
    await record(`${prefix}-sample`, `/noauth-api/v1/${type}/sample`);
    const { results: created } = await call("/noauth-api/v1/order/create", {
      body: { type, quote_id, contact, consent: true, ...details },
      headers: { "idempotency-key": randomUUID() },
    });
    const order = { order_id: created.order.id, t: created.access_token };
    const opened = await call("/noauth-api/v1/payment/initiate", {
      body: { ...order, return_url: `${shop}/order/payment-confirmation/${order.order_id}/${type}/checkout` },
    });
    const body = new URLSearchParams({ act: "pay" });
    await fetch(opened.results.redirect_url, { method: "POST", body, redirect: "manual" });
    const state = async () => (await call(report, { query: order })).results.state;
    await until(async () => (await state()) === "ready", `the report of ${type}`);
    await record(`${prefix}-report`, report, { query: order });
    await record(`${prefix}-order`, "/api/v1/order/getOrderById", { query: order });
  }
}

/** The list of astrologers, and the first of them with free times. */
async function recordAstrologers({ call, keep, record }) {
  const list = "/noauth-api/v1/astrologer/getListing";
  const { astrologers } = await record("astrologers", list, { query: { limit: 12 } });
  await record("astrologers-empty", list, { query: { limit: 12, q: "zzzz" } });
  const query = { astrologer_id: astrologers[0].id };
  await record("astrologer", "/noauth-api/v1/astrologer/astrologerById", { query });
  keep("slots", await call("/noauth-api/v1/astrologer/getSlots", { query }));
}
