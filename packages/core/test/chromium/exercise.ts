/// <reference types="vite/client" />
import { parseAddress, queryString } from "../../src/address/index.ts";
import { affiliateId, storeAffiliate } from "../../src/affiliate/index.ts";
import { analyticsSessionId, labelEvent } from "../../src/analytics/index.ts";
import { createApiClient } from "../../src/api/index.ts";
import { createAppState } from "../../src/app-state/index.ts";
import { createPayLater } from "../../src/book-now-pay-later/index.ts";
import { calendarFile } from "../../src/calendar-file/index.ts";
import { parseQuantity } from "../../src/cart/index.ts";
import { storeCartCount, storedCartCount } from "../../src/cart-count/index.ts";
import { statusAt } from "../../src/catalogue/index.ts";
import { clearChat } from "../../src/chat/index.ts";
import { remainingErrors } from "../../src/checkout/index.ts";
import { marketingCookies } from "../../src/cookies/index.ts";
import { createCountryDetection, createCountryLookup, dialCodeOf, flagOf } from "../../src/country/index.ts";
import { currencySymbol } from "../../src/currency/index.ts";
import { parseDate, readIsoDay } from "../../src/date/index.ts";
import { latinDigits } from "../../src/digits/index.ts";
import { errorMessage } from "../../src/error-message/index.ts";
import { cutMessage, scrubEvent } from "../../src/error-reporting/index.ts";
import { storedLanding, storeLanding } from "../../src/landing/index.ts";
import { parseLanguage } from "../../src/language/index.ts";
import { latinSpellings } from "../../src/latin-spellings/index.ts";
import { createPrefetcher, isChunkFailure, loadWithRetry } from "../../src/lazy/index.ts";
import { createLogger } from "../../src/logging/index.ts";
import { statusAfter } from "../../src/media-call/index.ts";
import { formatMoney } from "../../src/money/index.ts";
import { devanagariCandidates } from "../../src/names/index.ts";
import { isCodeUsable } from "../../src/otp/index.ts";
import { hasOutsidePayment } from "../../src/outside-payment/index.ts";
import { calendarPath } from "../../src/panchang/index.ts";
import { createPartners, orderStatusAddress, partnerIds } from "../../src/partner/index.ts";
import { pathTo } from "../../src/paths/index.ts";
import { parseGatewayReturn, withoutGatewayReturn } from "../../src/payment/index.ts";
import { checkPhone, maskNumber } from "../../src/phone/index.ts";
import { platformOf, storePlatform } from "../../src/platform/index.ts";
import { scrubText } from "../../src/privacy/index.ts";
import { settle } from "../../src/query/index.ts";
import { toDevanagari } from "../../src/sankalp/index.ts";
import { searchTypes } from "../../src/search/index.ts";
import { openSession } from "../../src/session/index.ts";
import { shopHi } from "../../src/shop/index.ts";
import { createStorage } from "../../src/storage/index.ts";
import { secondsOf } from "../../src/time/index.ts";
import { watchForUpdate } from "../../src/update-check/index.ts";
import { createUserStore, extractLoginLink, storedToken } from "../../src/user/index.ts";
import { recentUtm, storedUtm, storeUtm } from "../../src/utm/index.ts";
import { readVideoStart, withStart } from "../../src/video-link/index.ts";
import { schemaExamples } from "./schema-examples.ts";

const blocked = () =>
  createStorage(() => {
    throw new Error("blocked");
  });

/** A call of each of these entry points whose result is the same everywhere. */
const examples: Record<string, () => unknown> = {
  ...schemaExamples,
  address: () =>
    parseAddress("/a?b=1#c", "https://shop.test")?.href + queryString(new URLSearchParams("b=1")),
  affiliate() {
    const storage = blocked();
    storeAffiliate(storage, new URLSearchParams("affiliate_id=a1"));
    return affiliateId(storage);
  },
  "app-state"() {
    const state = createAppState();
    state.getState().setCartCount(2);
    return state.getState().cartCount;
  },
  "book-now-pay-later"() {
    const titles: (string | undefined)[] = [];
    const payLater = createPayLater({ storage: blocked(), now: () => 5, after: () => () => {} });
    payLater.subscribe((record) => titles.push(record?.title));
    const place = { reservation_id: "rsv_1", pooja_id: "pj_1", package_id: "pk_1", title: "Sundarkand" };
    payLater.save({ ...place, price: { amount: 125_100, currency: "inr" } });
    payLater.clear();
    return [titles, payLater.isActive()];
  },
  "calendar-file": () =>
    calendarFile({ events: [{ uid: "u", title: "Diwali", day: "2026-11-08" }], now: new Date(0) }),
  cart: () => [parseQuantity("2", 20), parseQuantity("1.5", 20)],
  "cart-count"() {
    const storage = blocked();
    storeCartCount(storage, 3, 5);
    return storedCartCount(storage);
  },
  catalogue() {
    const muhurat = {
      start_at: "2026-11-20T06:00:00.000Z",
      end_at: "2026-11-20T07:00:00.000Z",
      tz: "Asia/Kolkata",
    };
    const dated = { status: "open", cutoff_at: "2026-11-20T05:00:00.000Z", muhurat } as const;
    return statusAt(dated, Date.UTC(2026, 10, 20, 5, 30));
  },
  chat() {
    const storage = blocked();
    storage.set("chat/list", "{}");
    clearChat(storage);
    return storage.keys();
  },
  checkout: () => remainingErrors({ phone: "empty", name: "empty" }, { phone: "empty" }),
  cookies: () => marketingCookies("_fbp=fb.1.5.7; _fbc=fb.1.5.x"),
  date: () => [parseDate("20 November 2026"), readIsoDay("2026-02-30")],
  digits: () => latinDigits("१००"),
  landing() {
    const storage = blocked();
    storeLanding(storage, new URL("https://shop.test/online-puja?q=1"), "https://news.test/x?who=1");
    return storedLanding(storage);
  },
  language: () => ["hi-IN", "fr"].map(parseLanguage),
  "outside-payment": () => ["pay guru@okbank", "at 6:30"].map(hasOutsidePayment),
  panchang: () => calendarPath({ zone: "Asia/Kolkata" }, "hi"),
  "media-call": () => statusAfter("waiting", "peer_came"),
  "latin-spellings": () => latinSpellings("दीपा"),
  partner() {
    const partners = createPartners({ astrology: "https://a.test", gemstones: "https://g.test" });
    return orderStatusAddress(partners, partnerIds.gemstones, { orderId: "ord_1" });
  },
  phone: async () => [
    await checkPhone({ dial_code: "91", number: "98765 43210" }),
    await checkPhone({ dial_code: "49", number: "030 901820" }),
    maskNumber("9876543210"),
  ],
  platform() {
    const storage = blocked();
    storePlatform(storage, new URLSearchParams("platform=android"));
    return platformOf(storage);
  },
  paths: () => pathTo("/pooja/:id", { id: "pj 1" }),
  query: () =>
    settle(
      async () => "answer",
      () => {},
    ),
  sankalp: () => toDevanagari("Asha"),
  shop: () => shopHi.grievanceOfficer.email,
  user() {
    const storage = blocked();
    createUserStore(storage)
      .getState()
      .signedIn({ token: "t1", userDetails: { id: "cus_1" } });
    return [storedToken(storage), extractLoginLink(new URL("https://shop.test/?token=t2&platform=ios"))];
  },
  utm() {
    const storage = blocked();
    storeUtm(storage, new URLSearchParams("utm_source=a"), 5);
    return recentUtm(storedUtm(storage), 9);
  },
  otp() {
    const phone = { dial_code: "91", number: "9876543210" };
    const times = { resend_at: "2026-11-20T10:00:30Z", expires_at: "2026-11-20T10:10:00Z" };
    return isCodeUsable({ ...times, phone, otp_id: "otp_1", tries_left: 4, ahead: 5 }, phone, 0);
  },
  payment: () => [
    parseGatewayReturn("?sandbox_order=s1")?.params,
    withoutGatewayReturn("?a=1&sandbox_order=s1"),
  ],
  "error-message": () =>
    errorMessage({ code: "x", retryAfter: 9 }, { codes: {}, other: "no", wait: (s) => `${s} s` }),
  "video-link": () => [withStart("https://youtu.be/x", 90), readVideoStart("https://vimeo.com/1#t=1m30s")],
  analytics: () => [labelEvent("Book now"), analyticsSessionId(undefined, "_clck=u1^2; _clsk=s1^2")],
  async api() {
    const client = createApiClient({
      host: "https://shop.test",
      fetch: async (input) => {
        const { url, headers } = new Request(input);
        return Response.json({ url, token: headers.get("authorization") });
      },
      sessionId: () => "s1",
      pageOrigin: "https://shop.test",
      platform: "web",
      country: () => "in",
      token: () => "t1",
      language: "en",
    });
    return client.get("/noauth-api/v1/home");
  },
  async country() {
    const places = [
      { types: [], address_components: [{ long_name: "Japan", short_name: "JP", types: ["country"] }] },
    ];
    const lookUp = createCountryLookup({
      host: "https://shop.test",
      fetch: async (input) =>
        new Request(input).method === "POST"
          ? Response.json({ location: { lat: 35, lng: 139 }, accuracy: 1 })
          : Response.json({ status: "OK", results: places }),
    });
    const detection = createCountryDetection({ storage: blocked(), lookUp, hints: () => ({}) });
    const unknown = detection.isSettled();
    await detection.detect("/");
    const known = detection.known() ?? "";
    return [unknown, known, dialCodeOf(known), flagOf(known)];
  },
  currency: () => (["inr", "usd", "eur"] as const).map(currencySymbol),
  "error-reporting": () => [cutMessage("a".repeat(300)).length, scrubEvent({ message: "call 9876543210" })],
  async lazy() {
    const answers = [new Response("<html>"), new Response("export {};")];
    const prefetchFile = createPrefetcher(async () => answers.shift() ?? Response.error());
    const load = () => prefetchFile("/a.js").then(() => "loaded");
    return [isChunkFailure(new Error("Loading chunk 7 failed")), await loadWithRetry(load, load)];
  },
  logging() {
    const reports: unknown[] = [];
    const at = (level: string) => (message: string) => void reports.push([level, message]);
    const console = { error: at("error"), warn: at("warn"), info: at("info"), debug: at("debug") };
    const reporter = { message: (text: string, severity: string) => void reports.push([severity, text]) };
    createLogger({ console, reporter }).warn("slow");
    return reports;
  },
  names: () => [devanagariCandidates("Anita"), devanagariCandidates("Vardhamaneshwar")],
  money: () => formatMoney({ amount: 123456, currency: "inr" }),
  privacy: () => scrubText("call 9876543210 or write to a@b.example about /x?token=abc"),
  search: () => searchTypes.length,
  session: () => openSession(blocked(), 5, () => "6f1c9d2e-4b7a-4c1e-9a35-2d8e7f0b1c64"),
  storage() {
    const storage = blocked();
    storage.set("utm", "[]");
    return storage.get("utm");
  },
  time: () => ["1:05", "1:00:01", "x"].map(secondsOf),
  "update-check": () =>
    new Promise((resolve) => {
      watchForUpdate({
        running: "/assets/index-a.js",
        fetch: async () => Response.json({ files: { "main.js": "/assets/index-b.js" } }),
        now: () => 0,
        after(ms, run) {
          // The first check immediately, and no other.
          if (ms === 10_000) queueMicrotask(run);
          return () => {};
        },
        onUpdate: () => resolve("there is a new release"),
      });
    }),
};

const entryPoints = import.meta.glob<Record<string, unknown>>("../../src/*/index.ts");
const nameOf = (path: string) => path.split("/").at(-2) ?? "";

/** Loads every entry point of core and calls some. Returns the results as JSON by entry-point name. */
export async function exercise(): Promise<string> {
  const opened = await Promise.all(
    Object.entries(entryPoints).map(async ([path, open]) => {
      const entryPoint = await open();
      const did = await examples[nameOf(path)]?.();
      return [nameOf(path), { exports: Object.keys(entryPoint).sort(), did }] as const;
    }),
  );
  return JSON.stringify(Object.fromEntries(opened));
}
