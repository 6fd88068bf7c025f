import { queryString } from "../address/index.ts";
import type { Language, TicketTopic } from "../contract/index.ts";
import { pathTo } from "./path-to.ts";

/** A page as the router or the browser names it. */
export interface PageAddress {
  pathname: string;
  search: string;
}

/** The panels that open over any page, by the value of `?panel=`. */
export const panelNames = ["account", "orders", "addresses", "cart", "locale", "search", "support"] as const;
export type PanelName = (typeof panelNames)[number];

/** The panel that an address opens, if any. */
export function panelIn(search: string): PanelName | undefined {
  const requested = new URLSearchParams(search).get("panel");
  return panelNames.find((name) => name === requested);
}

/** The same page with `panel` open over it, or with none. */
export const withPanel = (page: PageAddress, panel?: PanelName) => withParam(page, "panel", panel);

/** Customer care, with the number of the order and the topic that it is about. */
export function supportPath(page: PageAddress, orderNumber: string, topic?: TicketTopic): string {
  const about = withParam(pageOf(withPanel(page, "support")), "about", orderNumber);
  return withParam(pageOf(about), "topic", topic);
}

/** The same page in a language that its reader chooses; without one, in the language of the visitor. */
export const withLanguage = (page: PageAddress, language?: Language) => withParam(page, "lang", language);

/** The address of a page for search engines: English has the bare one, Hindi the same with `?lang=hi`. */
export function canonicalPath(path: string, language: Language): string {
  const [pathname = "", search = ""] = path.split("?");
  return withLanguage({ pathname, search }, language === "en" ? undefined : language);
}

/** A link on a page in `language`: it leads to that language, unless it names one. Links to elsewhere are not changed. */
export function linkIn(language: Language, href: string): string {
  if (language === "en" || /^(?:[a-z][\w+.-]*:|\/\/)/i.test(href)) return href;
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  if (new URLSearchParams(query).has("lang")) return href;
  return `${path}${query.length > 1 ? `${query}&` : "?"}lang=${language}${hash}`;
}

/** The login, which returns to `page`. */
export const signInPath = ({ pathname, search }: PageAddress) => pathTo("/auth", { next: pathname + search });

const TICKET = "cart_ticket";

/** Opens the shop with the cart of a ticket, as a widget hands it over. */
export const cartHandoffPath = (ticket: string) => pathTo("/", { panel: "cart", [TICKET]: ticket });

/** Takes the ticket of a cart out of an address: the ticket, and the address without it. */
export function splitCartTicket({
  pathname,
  search,
}: PageAddress): { ticket: string; rest: string } | undefined {
  const query = new URLSearchParams(search);
  const ticket = query.get(TICKET);
  if (!ticket) return undefined;
  query.delete(TICKET);
  return { ticket, rest: pathname + queryString(query) };
}

function pageOf(path: string): PageAddress {
  const [pathname = "", search = ""] = path.split("?");
  return { pathname, search };
}

function withParam({ pathname, search }: PageAddress, name: string, value: string | undefined): string {
  const query = new URLSearchParams(search);
  query.delete(name);
  if (value) query.set(name, value);
  return pathname + queryString(query);
}
