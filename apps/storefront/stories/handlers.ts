import { delay, HttpResponse, type HttpResponseResolver, http } from "msw";
import { answer, type Recorded } from "./answers.ts";

/** Where the gateway's page would be: the shop of the stories brings its buyer straight back from it. */
export const gatewayHash = "#gateway";

type Results<Name extends Recorded> = ReturnType<typeof answer<Name>>["results"];

/** Responds with the recorded answer of this name, in the language of the request; `change` may alter it, and `told` its meta. */
export const say =
  <Name extends Recorded>(
    name: Name,
    change: (results: Results<Name>) => Results<Name> = (results) => results,
    overrides: { total?: number } = {},
  ): HttpResponseResolver =>
  ({ request }) => {
    // A call that changes something does not name it: the shop is asked in the language of its page.
    const language = new URL(request.url).searchParams.get("lang") ?? document.documentElement.lang;
    const recorded = answer(name, language);
    const meta = { ...recorded.meta, ...overrides };
    return HttpResponse.json({ ...recorded, meta, results: change(recorded.results) });
  };

/** An error as the API sends it. */
export const refuse =
  (status: number, code: string, details?: object): HttpResponseResolver =>
  () => {
    const { meta } = answer("home");
    const body = { success: false, code, message: code, field_errors: [], ...(details && { details }), meta };
    return HttpResponse.json(body, { status });
  };

/** A response with results that were not recorded. */
export const reply =
  (results: object): HttpResponseResolver =>
  () =>
    HttpResponse.json({ ...answer("home"), results });

/** The request was taken; the answer has nothing else to say. */
export const accept = reply({});

/** No answer, and no end of waiting for one. */
export const wait: HttpResponseResolver = async () => {
  await delay("infinite");
  return HttpResponse.error();
};

/** The network is gone. */
export const lose: HttpResponseResolver = () => HttpResponse.error();

const open = "*/noauth-api/v1";
const own = "*/api/v1";

/** The calls that screens make, by the path that a story answers otherwise. */
export const paths = {
  addresses: `${own}/address`,
  astrologer: `${open}/astrologer/astrologerById`,
  astrologers: `${open}/astrologer/getListing`,
  slots: `${open}/astrologer/getSlots`,
  suggestedItem: `${open}/chat/suggestedItem`,
  booking: `${own}/astro/getBookingById`,
  session: `${own}/astro/session`,
  presence: `${own}/astro/presence`,
  sharedChart: `${own}/astro/chart`,
  blog: `${open}/blog/blogById`,
  blogs: `${open}/blog/getBlogs`,
  chadhaava: `${open}/chadhaava/chadhaavaById`,
  consents: `${own}/user/consents`,
  devotees: `${own}/user/familyProfile`,
  email: `${own}/user/email`,
  chatMessages: `${own}/chat/getMessages`,
  chatRead: `${own}/chat/markRead`,
  chatSend: `${own}/chat/sendMessage`,
  chatAttachment: `${own}/chat/attachment/:id`,
  chatStream: `${own}/chat/stream`,
  conversations: `${own}/chat/getConversations`,
  chadhaavas: `${open}/chadhaava/getChadhaavaListing`,
  gem: `${open}/gemstone/gemById`,
  gemQuote: `${open}/gemstone/quote`,
  productQuote: `${open}/abhimantrit/quote`,
  gems: `${open}/gemstone/getGemListing`,
  gemsByIds: `${open}/gemstone/gemsByIds`,
  report: `${open}/goods/report/:id`,
  home: `${open}/home`,
  kundali: `${own}/kundali/getReport`,
  kundaliSample: `${open}/kundali/sample`,
  localTime: `${open}/geo/localTime`,
  nameReport: `${own}/name_correction/getReport`,
  packages: `${open}/service/packages`,
  product: `${open}/abhimantrit_product/productById`,
  products: `${open}/abhimantrit_product/getProductListing`,
  listing: `${open}/pooja/getPoojaListing`,
  policy: `${open}/policy/getPolicy`,
  pooja: `${open}/pooja/poojaById`,
  quote: `${open}/pooja/quote`,
  popular: `${open}/search/popular`,
  search: `${open}/search`,
  reserve: `${open}/pooja/reserve`,
  reels: `${open}/reel/getReels`,
  reservation: `${open}/pooja/reservationById`,
  notify: `${open}/notify`,
  cart: `${open}/cart`,
  callback: `${open}/pooja/requestCallback`,
  orderCreate: `${open}/order/create`,
  payment: `${open}/payment/status`,
  mandates: `${own}/mandate/getMandates`,
  mandate: `${own}/mandate/:action`,
  order: `${own}/order/getOrderById`,
  changes: `${own}/order/policyQuote`,
  change: `${own}/order/:change`,
  reviews: `${own}/review/ofOrder`,
  review: `${own}/review/:action`,
  reviewPhoto: `${own}/review/photo/:id`,
  tickets: `${own}/support/ticket`,
  ticket: `${own}/support/ticket/:number`,
  openTicket: `${open}/support/ticket`,
  sampleOrder: `${open}/order/getSampleOrder`,
  sendOtp: `${open}/login/sendOtp`,
  user: `${own}/login/getUser`,
  verifyOtp: `${open}/login/verifyOtp`,
} as const;

/** A shop in which everything goes well. */
export const shopHandlers = [
  http.get(paths.addresses, reply([])),
  http.get(paths.consents, reply([])),
  http.get(paths.devotees, reply([])),
  http.get(paths.email, reply({ email: null, can_add: true })),
  http.get(paths.blogs, say("blogs")),
  http.get(paths.blog, say("blog")),
  http.get(paths.chadhaavas, say("chadhaava-listing")),
  http.get(paths.chadhaava, say("chadhaava")),
  http.post(`${open}/chadhaava/quote`, say("chadhaava-quote")),
  http.get(paths.products, say("product-listing")),
  http.get(paths.product, say("product")),
  http.get(paths.astrologers, say("astrologers")),
  http.get(paths.astrologer, say("astrologer")),
  http.get(paths.slots, say("slots")),
  http.get(paths.gems, say("gem-listing")),
  http.get(paths.gem, say("gem")),
  http.post(paths.gemQuote, say("gem-quote")),
  http.post(paths.productQuote, say("product-quote")),
  http.get(`${open}/delivery/check`, say("delivery")),
  http.get(paths.home, say("home")),
  http.get(paths.kundali, say("kundali-report")),
  http.get(paths.kundaliSample, say("kundali-sample")),
  http.post(`${open}/kundali/quote`, say("kundali-quote")),
  http.get(paths.nameReport, say("name-report")),
  http.get(`${open}/name_correction/sample`, say("name-sample")),
  http.post(`${open}/name_correction/quote`, say("name-quote")),
  http.get(paths.packages, (info) =>
    say(info.request.url.includes("type=kundali") ? "kundali-packages" : "name-packages")(info),
  ),
  http.get(paths.listing, say("listing")),
  http.get(paths.search, say("search")),
  http.get(paths.popular, say("popular")),
  http.get(paths.pooja, say("pooja")),
  http.post(paths.quote, say("quote")),
  http.post(paths.reserve, say("reservation")),
  http.get(paths.reservation, say("reservation")),
  http.get(paths.reels, say("reels")),
  http.post(`${open}/reel/like`, reply({ likes: 1, liked: true })),
  http.post(`${open}/reel/report`, accept),
  http.post(paths.notify, accept),
  http.post(paths.callback, accept),
  http.post(paths.orderCreate, say("order-created")),
  http.post(
    `${open}/payment/initiate`,
    say("initiated", (opened) => ({ ...opened, redirect_url: gatewayHash })),
  ),
  http.get(paths.payment, say("payment-success")),
  http.get(paths.order, say("order-paid")),
  http.get(paths.reviews, reply([])),
  http.get(paths.changes, reply({ items: [], remedies: [], returns: [], refunds: [] })),
  http.get(paths.tickets, reply([])),
  http.get(paths.sampleOrder, say("sample-order")),
  http.post(`${own}/sankalp/save`, say("sankalp-saved")),
  http.post(`${own}/sankalp/submit`, say("sankalp-submitted")),
  http.post(paths.sendOtp, say("otp-sent")),
  http.post(paths.verifyOtp, say("signed-in")),
  http.get(paths.user, say("user")),
  http.get(`${own}/order/getOrders`, say("orders")),
  http.get(paths.mandates, reply({ mandates: [] })),
  http.get(`${open}/geo/countries`, say("countries")),
  http.get(paths.policy, say("policy")),
  // An unexpected request fails visibly, instead of reaching the server of the stories.
  http.all(`${open}/*`, refuse(501, "not_recorded")),
  http.all(`${own}/*`, refuse(501, "not_recorded")),
];
