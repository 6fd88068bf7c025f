import * as v from "valibot";
import { widgetName } from "../contract/partner.ts";
import { oneLine, partnerId } from "../contract/primitives.ts";

const isOrigin = (text: string) => {
  try {
    return /^https?:/.test(text) && new URL(text).origin === text;
  } catch {
    return false;
  }
};
const origin = v.pipe(v.string(), v.maxLength(200), v.check(isOrigin, "format"));
const address = v.pipe(v.string(), v.url(), v.regex(/^https?:/), v.maxLength(500));
/** Without TLS only on the developer's own machine, and without a password. */
const isWebhookAddress = (text: string) => {
  try {
    const { protocol, hostname, username, password } = new URL(text);
    const isOwnMachine = hostname === "localhost" || hostname === "127.0.0.1";
    const isSafe = protocol === "https:" || (protocol === "http:" && isOwnMachine);
    return isSafe && username === "" && password === "";
  } catch {
    return false;
  }
};
const webhookAddress = v.pipe(v.string(), v.maxLength(500), v.check(isWebhookAddress, "format"));
const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i));

/** What staff write of a site that embeds our widgets. */
export const partnerContent = v.object({
  name: v.pipe(oneLine(80), v.minLength(1, "required")),
  /** Origins that may frame the widgets; the first is its main site. A developer's machine alone has sixteen. */
  origins: v.pipe(v.array(origin), v.minLength(1, "required"), v.maxLength(20)),
  /** Its order-status page. */
  redirect_url: address,
  theme: v.object({
    ...{ labelColor: color, textColor: color, secondaryTextColor: color, btnBgColor: color },
    buttonClass: v.picklist(["button-orange-green", "button-purple", "button-blue"]),
  }),
  allowed_widgets: v.array(widgetName),
  mode: v.picklist(["test", "live"]),
  /** Where its server takes the events of its orders; null if it wants none. */
  webhook_url: v.optional(v.nullable(webhookAddress), null),
});
export type PartnerContent = v.InferOutput<typeof partnerContent>;

export const staffPartner = v.object({
  id: partnerId,
  ...partnerContent.entries,
  has_key: v.boolean(),
  has_webhook_secret: v.boolean(),
});
export type StaffPartner = v.InferOutput<typeof staffPartner>;

/** A new key, which is in this response only: we store its hash. */
export const partnerKey = v.object({ id: partnerId, key: v.string() });

/** A new secret of its webhooks, which is in this response only: we store it sealed. */
export const partnerWebhookSecret = v.object({ id: partnerId, secret: v.string() });

export const partnerIdParam = v.object({ id: partnerId });
