import * as v from "valibot";
import { day, goodsType, money } from "../contract/primitives.ts";
import { localeQuery } from "../contract/read-query.ts";
import { isPincode } from "../country/is-pincode.ts";

/** A PIN in India; abroad whatever the country calls it, or nothing. */
export const postcode = v.pipe(v.string(), v.trim(), v.maxLength(12, "too_long"));

/** `GET /noauth-api/v1/delivery/check`: can a good be sent there, when does it arrive, what does that cost? */
export const deliveryQuery = v.pipe(
  v.object({
    ...localeQuery,
    postcode: v.optional(postcode, ""),
    /** A gem travels insured. */
    type: v.optional(goodsType, "abhimantrit"),
    /** Days until it is sent, when it is made or energised first. */
    lead_days: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.maxValue(60)), "0"),
    /** The price of the goods in minor units: from some value on, nothing is charged. */
    value: v.optional(v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number)), "0"),
  }),
  v.forward(
    v.partialCheck(
      [["country_code"], ["postcode"]],
      ({ country_code, postcode: code }) => country_code !== "in" || isPincode(code),
      "pin",
    ),
    ["postcode"],
  ),
);

/** How an order gets there. */
export const delivery = v.object({
  serviceable: v.boolean(),
  /** First and last day of arrival; null where nothing is sent. */
  arrives: v.nullable(v.object({ from: day, to: day })),
  fee: v.nullable(money),
  /** From this value of the goods on nothing is charged; null if there is no such value. */
  free_from: v.nullable(money),
  insured: v.boolean(),
  /** Where the parcel goes, if the PIN is known. An unknown PIN can be served all the same. */
  place: v.nullable(
    v.object({ district: v.nullable(v.string()), state: v.string(), state_code: v.string() }),
  ),
  /** Whether a signed-in buyer can pay such an order in cash there. */
  cod: v.boolean(),
  /** What a buyer abroad has to know about customs; null in India. */
  duties: v.nullable(v.string()),
});
export type Delivery = v.InferOutput<typeof delivery>;
