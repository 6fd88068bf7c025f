import type { PartnerConfig } from "../contract/index.ts";
import type { PartnerTheme } from "./themes.ts";

/** A site that carries our widgets. */
export interface Partner {
  /** UUID-like. */
  id: string;
  /** As its own visitors know it. @default known to the API alone */
  name?: string;
  /** The origin of its main site. */
  domain: string;
  /** The origins whose pages may embed the widgets and send messages as this partner; `domain` is the first. */
  origins: readonly string[];
  /** Its own order-status page, where its customers may be sent after a purchase. */
  redirect_url: string;
  /** The theme of its widgets. @default that of every other page */
  theme?: PartnerTheme;
}

/** Whether pages of an origin may send messages as a partner. */
export const speaksFor = ({ origins }: Partner, origin: string): boolean => origins.includes(origin);

/** A partner as the API describes it. */
export function partnerOf(config: PartnerConfig): Partner {
  const { partner_id: id, name, domain, origins, redirect_url, theme } = config;
  return { id, name, domain, origins, redirect_url, theme };
}

/** The two fixed partners: an AI-astrology site and a gemstone shop. Others are only in the database. */
export const partnerIds = {
  astrology: "6f1c9d2e-4b7a-4c1e-9a35-2d8e7f0b1c64",
  gemstones: "b83d5a10-7e2f-4f96-8c4d-51a9e6c2d7f3",
} as const;
export type PartnerName = keyof typeof partnerIds;

/** The two of them, each at the origin that the environment gives it. */
export function createPartners(origins: Readonly<Record<PartnerName, string>>): readonly Partner[] {
  return (Object.keys(partnerIds) as PartnerName[]).map((name) => partnerAt(partnerIds[name], origins[name]));
}

/** A partner at its origin. The path of its order-status page is the same for all. */
export function partnerAt(id: string, address: string): Partner {
  const { origin } = new URL(address);
  return { id, domain: origin, origins: [origin], redirect_url: `${origin}/pages/partner-order-status` };
}

/** The partner of that id, if there is one. */
export function findPartner(partners: readonly Partner[], id: unknown): Partner | undefined {
  return partners.find((partner) => partner.id === id);
}

/**
 * Where a partner shows the state of an order. By its id alone, from the table: no address that a visitor
 * or a frame names is ever gone to.
 */
export function orderStatusAddress(
  partners: readonly Partner[],
  partnerId: string,
  order: { orderId: string; tempOrderId?: string | undefined },
): string | undefined {
  const partner = findPartner(partners, partnerId);
  if (!partner) return undefined;
  const address = new URL(partner.redirect_url);
  address.searchParams.set("order_id", order.orderId);
  if (order.tempOrderId) address.searchParams.set("temp_order_id", order.tempOrderId);
  return address.href;
}
