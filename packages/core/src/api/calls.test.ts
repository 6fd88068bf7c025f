import { expect, test } from "vitest";
import {
  type ApiClient,
  chadhaavaById,
  changeMandate,
  createOrder,
  deleteAccount,
  familyProfiles,
  getArticle,
  getArticles,
  getBanners,
  getChadhaavaListing,
  getConsents,
  getCountries,
  getHome,
  getMandates,
  getOrderById,
  getOrders,
  getPackage,
  getPartnerConfig,
  getPartners,
  getPaymentStatus,
  getPincode,
  getPolicy,
  getPoojaListing,
  getPoojaOrderById,
  getProductListing,
  getReservation,
  getSpellings,
  getUser,
  initiatePayment,
  logout,
  poojaById,
  quoteChadhaava,
  quotePooja,
  recordConsent,
  releaseReservation,
  requestCallback,
  requestCorrection,
  requestLoginTicket,
  requestOpeningAlert,
  reservePooja,
  savedAddresses,
  sendOtp,
  updateProfile,
  verifyOtp,
  verifyPayment,
  writeSankalp,
} from "./index.ts";

const body = { as: "given" };
const given = body as never;

/** The requests that each call makes. */
const calls: Record<string, [call: (api: ApiClient) => Promise<unknown>, requests: unknown[]]> = {
  updateProfile: [(api) => updateProfile(api, given), ["post", "/api/v1/user/updateProfile", body]],
  getConsents: [(api) => getConsents(api), ["get", "/api/v1/user/consents"]],
  recordConsent: [
    (api) => recordConsent(api, "saved_details", true),
    ["post", "/api/v1/user/consents", { purpose: "saved_details", given: true }],
  ],
  deleteAccount: [(api) => deleteAccount(api), ["post", "/api/v1/user/deleteAccount", { confirm: true }]],
  listSaved: [(api) => familyProfiles.list(api), ["get", "/api/v1/user/familyProfile"]],
  addSaved: [
    (api) => savedAddresses.add(api, given, "key"),
    ["post", "/api/v1/address", body, undefined, { "Idempotency-Key": "key" }],
  ],
  replaceSaved: [
    (api) => savedAddresses.replace(api, "adr_1", given),
    ["write", "put", "/api/v1/address/adr_1", body],
  ],
  getHome: [(api) => getHome(api), ["get", "/noauth-api/v1/home"]],
  getPoojaListing: [
    (api) => getPoojaListing(api, { deity: "shiva" }),
    ["get", "/noauth-api/v1/pooja/getPoojaListing", { deity: "shiva" }],
  ],
  poojaById: [
    (api) => poojaById(api, "pj_1"),
    ["get", "/noauth-api/v1/pooja/poojaById", { pooja_id: "pj_1" }],
  ],
  getPackage: [
    (api) => getPackage(api, "pk_1"),
    ["get", "/noauth-api/v1/pooja/getPackage", { package_id: "pk_1" }],
  ],
  quotePooja: [(api) => quotePooja(api, given), ["post", "/noauth-api/v1/pooja/quote", body]],
  reservePooja: [(api) => reservePooja(api, given), ["post", "/noauth-api/v1/pooja/reserve", body]],
  getReservation: [
    (api) => getReservation(api, "rsv_1"),
    ["get", "/noauth-api/v1/pooja/reservationById", { reservation_id: "rsv_1" }],
  ],
  releaseReservation: [
    (api) => releaseReservation(api, "rsv_1"),
    ["post", "/noauth-api/v1/pooja/release", { reservation_id: "rsv_1" }],
  ],
  getChadhaavaListing: [
    (api) => getChadhaavaListing(api, { temple: "somnath" }),
    ["get", "/noauth-api/v1/chadhaava/getChadhaavaListing", { temple: "somnath" }],
  ],
  chadhaavaById: [
    (api) => chadhaavaById(api, "ch_1"),
    ["get", "/noauth-api/v1/chadhaava/chadhaavaById", { chadhaava_id: "ch_1" }],
  ],
  quoteChadhaava: [(api) => quoteChadhaava(api, given), ["post", "/noauth-api/v1/chadhaava/quote", body]],
  getProductListing: [
    (api) => getProductListing(api, { category: "mala" }),
    ["get", "/noauth-api/v1/abhimantrit_product/getProductListing", { category: "mala" }],
  ],
  "getProductListing of everything": [
    (api) => getProductListing(api),
    ["get", "/noauth-api/v1/abhimantrit_product/getProductListing", {}],
  ],
  getBanners: [(api) => getBanners(api), ["get", "/noauth-api/v1/banner/getBanners", {}]],
  "getBanners of a partner's frame": [
    (api) => getBanners(api, { partner_id: "p", place: "frame" }),
    ["get", "/noauth-api/v1/banner/getBanners", { partner_id: "p", place: "frame" }],
  ],
  getPartnerConfig: [
    (api) => getPartnerConfig(api, "p"),
    ["get", "/noauth-api/v1/partner/getConfig", { partner_id: "p" }],
  ],
  getPartners: [(api) => getPartners(api), ["get", "/noauth-api/v1/partner/getPartners", {}]],
  getPolicy: [
    (api) => getPolicy(api, "privacy-policy"),
    ["get", "/noauth-api/v1/policy/getPolicy", { slug: "privacy-policy" }],
  ],
  getArticles: [
    (api) => getArticles(api, { category: "puja" }),
    ["get", "/noauth-api/v1/blog/getBlogs", { category: "puja" }],
  ],
  getArticle: [
    (api) => getArticle(api, "what-is-a-sankalp"),
    ["get", "/noauth-api/v1/blog/blogById", { slug: "what-is-a-sankalp" }],
  ],
  getCountries: [(api) => getCountries(api), ["get", "/noauth-api/v1/geo/countries"]],
  getPincode: [
    (api) => getPincode(api, "221001"),
    ["get", "/noauth-api/v1/geo/pincode", { pin: "221001", lang: "en" }],
  ],
  getSpellings: [
    (api) => getSpellings(api, ["asha"]),
    ["post", "/noauth-api/v1/sankalp/getSpellings", { words: ["asha"] }],
  ],
  sendOtp: [(api) => sendOtp(api, given), ["post", "/noauth-api/v1/login/sendOtp", body]],
  verifyOtp: [(api) => verifyOtp(api, given), ["post", "/noauth-api/v1/login/verifyOtp", body]],
  getUser: [(api) => getUser(api), ["get", "/api/v1/login/getUser", {}, undefined]],
  "getUser of another token": [(api) => getUser(api, "t2"), ["get", "/api/v1/login/getUser", {}, "t2"]],
  requestLoginTicket: [(api) => requestLoginTicket(api), ["post", "/api/v1/login/ticket", {}]],
  logout: [(api) => logout(api), ["post", "/api/v1/login/logout", {}]],
  requestOpeningAlert: [(api) => requestOpeningAlert(api, given), ["post", "/noauth-api/v1/notify", body]],
  requestCallback: [
    (api) => requestCallback(api, given),
    ["post", "/noauth-api/v1/pooja/requestCallback", body],
  ],
  getMandates: [(api) => getMandates(api), ["get", "/api/v1/mandate/getMandates", {}]],
  changeMandate: [(api) => changeMandate(api, "pause", given), ["post", "/api/v1/mandate/pause", body]],
  createOrder: [
    (api) => createOrder(api, given, "key-1"),
    ["post", "/noauth-api/v1/order/create", body, undefined, { "idempotency-key": "key-1" }],
  ],
  getOrders: [(api) => getOrders(api), ["get", "/api/v1/order/getOrders", {}]],
  "getOrders of a page": [
    (api) => getOrders(api, { page: 2 }),
    ["get", "/api/v1/order/getOrders", { page: 2 }],
  ],
  getOrderById: [
    (api) => getOrderById(api, "ord_1", "s3"),
    ["get", "/api/v1/order/getOrderById", { order_id: "ord_1", t: "s3" }],
  ],
  getPoojaOrderById: [
    (api) => getPoojaOrderById(api, "ord_1", "s3"),
    ["get", "/api/v1/order/getPoojaOrderById", { order_id: "ord_1", t: "s3" }],
  ],
  "writeSankalp as a draft": [
    (api) => writeSankalp(api, "save", given),
    ["post", "/api/v1/sankalp/save", body],
  ],
  "writeSankalp by a signed link": [
    (api) => writeSankalp(api, "submit", given, "s&3"),
    ["post", "/api/v1/sankalp/submit?t=s%263", body],
  ],
  "requestCorrection by a signed link": [
    (api) => requestCorrection(api, given, "s&3"),
    ["post", "/api/v1/sankalp/correct?t=s%263", body],
  ],
  initiatePayment: [(api) => initiatePayment(api, given), ["post", "/noauth-api/v1/payment/initiate", body]],
  verifyPayment: [(api) => verifyPayment(api, given), ["post", "/noauth-api/v1/payment/verify", body]],
  getPaymentStatus: [
    (api) => getPaymentStatus(api, "ord_1", "s3"),
    ["get", "/noauth-api/v1/payment/status", { order_id: "ord_1", t: "s3" }],
  ],
  "getPaymentStatus by what a partner called the order": [
    (api) => getPaymentStatus(api, { tempOrderId: "tmp-1" }),
    ["get", "/noauth-api/v1/payment/status", { temp_order_id: "tmp-1", t: undefined }],
  ],
};

/** A client that returns `answer` for every request, and the requests it got. */
function answering(answer: unknown) {
  const requests: unknown[][] = [];
  const api: ApiClient = {
    async get(...call) {
      requests.push(["get", ...call]);
      return answer;
    },
    async post(...call) {
      requests.push(["post", ...call]);
      return Response.json(answer);
    },
    async write(...call) {
      requests.push(["write", ...call]);
      return Response.json(answer);
    },
  };
  return { api, requests };
}

test.each(Object.entries(calls))(
  "%s makes one request and accepts only a response of its own schema",
  async (_, [call, expected]) => {
    const { api, requests } = answering({ success: true, message: "", results: 7 });
    await expect(call(api)).rejects.toMatchObject({ name: "ApiError", code: "unexpected_answer" });
    expect(requests).toEqual([expected]);
  },
);

const meta = {
  request_id: "r1",
  server_time: "2026-11-20T10:00:00.000Z",
  currency: "inr",
  country_code: "in",
};

test("a valid response is returned together with its meta", async () => {
  const results = {
    ...{ state: "Uttar Pradesh", state_code: "UP", district: null, town: null, area: null },
    ...{ localities: [], states: [] },
  };
  const { api } = answering({ success: true, message: "OK", results, meta });
  expect(await getPincode(api, "221001")).toEqual({ success: true, message: "OK", results, meta });
});

test("what is saved is deleted by its id", async () => {
  const { api, requests } = answering({});
  await familyProfiles.remove(api, "fp_1");
  expect(requests).toEqual([["write", "delete", "/api/v1/user/familyProfile/fp_1"]]);
});
