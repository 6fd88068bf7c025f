import * as v from "valibot";
import {
  count,
  countryCode,
  image,
  language,
  money,
  packageId,
  serviceType,
  slug,
} from "../contract/primitives.ts";
import { localeQuery } from "../contract/read-query.ts";

export const servicePackagesQuery = v.object({ ...localeQuery, type: serviceType });

/** What can be bought of a service, with its price. */
export const servicePackage = v.object({
  id: packageId,
  slug,
  title: v.string(),
  summary: v.string(),
  /** What it includes. */
  features: v.array(v.string()),
  image,
  price: money,
  /** In how many minutes after the payment it is due. */
  due_minutes: count,
});
export type ServicePackage = v.InferOutput<typeof servicePackage>;

/** `GET /noauth-api/v1/service/packages`: the cheapest first. */
export const servicePackages = v.object({
  packages: v.array(servicePackage),
  /** The share of tax in the prices, in percent: none for buyers abroad. */
  gst_pct: v.number(),
  /** When it can be cancelled for which refund, in words. */
  refund_rule: v.string(),
});
export type ServicePackages = v.InferOutput<typeof servicePackages>;

/** `POST /noauth-api/v1/{kundali|name_correction}/quote` */
export const serviceQuoteRequest = v.object({
  package_id: packageId,
  coupon: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(24))), null),
  country_code: v.optional(countryCode, "in"),
  lang: v.optional(language, "en"),
  ship_to: v.optional(v.nullable(countryCode), null),
});
export type ServiceQuoteRequest = v.InferInput<typeof serviceQuoteRequest>;
