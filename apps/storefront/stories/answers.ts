import * as contract from "@aradhana/core/contract";
import * as v from "valibot";

/** What is recorded, and what each answer is held to. `scripts/record-answers.mjs` gives the names. */
export const schemas = {
  countries: contract.countries,
  home: contract.home,
  initiated: contract.initiated,
  listing: contract.poojaListing,
  "listing-empty": contract.poojaListing,
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
  quote: contract.quote,
  reservation: contract.reservation,
  "sankalp-saved": contract.sankalp,
  "sankalp-submitted": contract.sankalp,
  "signed-in": contract.signedIn,
  user: contract.user,
} as const;

export type Recorded = keyof typeof schemas;
type Results<Name extends Recorded> = v.InferOutput<(typeof schemas)[Name]>;

/** What the API said when `pnpm record` asked it last, by file. */
export const files = import.meta.glob<unknown>("./answers/*.json", { eager: true, import: "default" });

/** A recorded answer, in the language that was asked for where it has one. */
export function answer<Name extends Recorded>(name: Name, language = "en") {
  const found = files[`./answers/${name}.${language}.json`] ?? files[`./answers/${name}.json`];
  const { results, meta, message } = v.parse(
    contract.successResponse(schemas[name] as v.GenericSchema),
    found,
  );
  return { success: true, message, meta, results: results as Results<Name> };
}

/** When it was recorded: the stories' clock begins here, so that what was open then is open now. */
export const recordedAt = Date.parse(answer("home").meta.server_time);
