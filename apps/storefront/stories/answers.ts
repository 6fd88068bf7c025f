import * as consultation from "@aradhana/core/consultation";
import * as contract from "@aradhana/core/contract";
import * as goods from "@aradhana/core/goods";
import { kundaliReport, sampleKundali } from "@aradhana/core/kundali";
import { nameReport, sampleNameReport } from "@aradhana/core/name-correction";
import * as search from "@aradhana/core/search";
import { servicePackages } from "@aradhana/core/services";
import * as v from "valibot";

/** The recorded answers with the schema of each. `scripts/record-answers.mjs` gives the names. */
export const schemas = {
  astrologer: consultation.astrologer,
  astrologers: consultation.astrologerListing,
  "astrologers-empty": consultation.astrologerListing,
  banners: contract.banners,
  blog: contract.article,
  blogs: contract.articleListing,
  "blogs-empty": contract.articleListing,
  chadhaava: contract.chadhaava,
  "chadhaava-listing": contract.chadhaavaListing,
  "chadhaava-listing-empty": contract.chadhaavaListing,
  "chadhaava-order": contract.typedOrder,
  "chadhaava-payment": contract.paymentStatus,
  "chadhaava-quote": contract.quote,
  countries: contract.countries,
  gem: goods.gem,
  "gem-listing": goods.gemListing,
  "gem-listing-empty": goods.gemListing,
  "gem-quote": goods.goodsQuote,
  "goods-order": contract.typedOrder,
  home: contract.home,
  initiated: contract.initiated,
  "kundali-order": contract.typedOrder,
  "kundali-packages": servicePackages,
  "kundali-quote": contract.quote,
  "kundali-report": kundaliReport,
  "kundali-sample": sampleKundali,
  listing: contract.poojaListing,
  "listing-empty": contract.poojaListing,
  "name-order": contract.typedOrder,
  "name-packages": servicePackages,
  "name-quote": contract.quote,
  "name-report": nameReport,
  "name-sample": sampleNameReport,
  "order-created": contract.orderCreated,
  "order-paid": contract.typedOrder,
  "order-submitted": contract.typedOrder,
  "order-unpaid": contract.typedOrder,
  orders: contract.orders,
  "otp-sent": contract.otpSent,
  "payment-declined": contract.paymentStatus,
  "payment-pending": contract.paymentStatus,
  "payment-success": contract.paymentStatus,
  policy: contract.policy,
  pooja: contract.pooja,
  product: goods.product,
  "product-quote": goods.goodsQuote,
  delivery: goods.delivery,
  "product-listing": contract.productListing,
  "product-listing-empty": contract.productListing,
  quote: contract.quote,
  reels: contract.reelFeed,
  reservation: contract.reservation,
  "sample-order": contract.sampleOrder,
  popular: search.popularResults,
  search: search.searchResults,
  "search-empty": search.searchResults,
  "sankalp-saved": contract.sankalp,
  "sankalp-submitted": contract.sankalp,
  slots: consultation.openSlots,
  "signed-in": contract.signedIn,
  user: contract.user,
} as const;

export type Recorded = keyof typeof schemas;
type Results<Name extends Recorded> = v.InferOutput<(typeof schemas)[Name]>;

/** The answers of the API to the last `pnpm record`, by file. */
export const files = import.meta.glob<unknown>("./answers/*.json", { eager: true, import: "default" });

/** A recorded answer, in the given language if it was recorded by language. */
export function answer<Name extends Recorded>(name: Name, language = "en") {
  const found = files[`./answers/${name}.${language}.json`] ?? files[`./answers/${name}.json`];
  const { results, meta, message } = v.parse(
    contract.successResponse(schemas[name] as v.GenericSchema),
    found,
  );
  return { success: true, message, meta, results: results as Results<Name> };
}

/** The time of the recording, at which the clock of the stories starts: what was open then is still open. */
export const recordedAt = Date.parse(answer("home").meta.server_time);
