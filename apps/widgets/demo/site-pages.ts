import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type PartnerName, partnerIds, trialPartner } from "@aradhana/core/partner";
import { fromWidget } from "@aradhana/embed/protocol";
import { fetchOrder } from "./fetch-order.ts";
import { fill, type Html, html } from "./html.ts";
import { sites } from "./sites.ts";
import { addressOf, statusPage } from "./status-page.ts";

export interface SiteOptions {
  name: PartnerName;
  /** The partner's secret key; only this server has it. */
  key: string;
  shop: string;
  apiUrl: string;
  /** Logs failed requests to the shop. */
  warn(sentence: string): void;
}

/** Letters and digits that are not mistaken for each other when read aloud. */
const letters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const newReference = (prefix: string) =>
  `${prefix}-${Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join("")}`;

/** The pages of a partner's site, each as its server answers it. */
export function sitePages({ name, key, shop, apiUrl, warn }: SiteOptions) {
  const site = sites[name];
  const read = (file: string) => readFileSync(join(import.meta.dirname, site.folder, file), "utf8");
  const [frame, home] = [read("page.html"), read("home.html")];
  const partnerId = partnerIds[name];

  async function pageFor(path: string, query: URLSearchParams, campaign: readonly [string, string][]) {
    if (path === "/") {
      // The partner's own number for what may be booked on this visit: the widgets are given it.
      const reference = newReference(site.prefix);
      const main = fill(home, {
        ...{ shop, reference, "partner-id": partnerId, "status-page": addressOf(reference) },
        ...{ "trial-id": trialPartner.id, "trial-origin": trialPartner.origins[0] ?? "" },
        events: Object.keys(fromWidget).join(" "),
        campaign: campaign.map(([field, value]) => `${field} = ${value}`).join(", ") || "none",
      });
      return { httpStatus: 200, title: site.title, main };
    }
    if (path === "/pages/partner-order-status") {
      const reference = query.get("temp_order_id")?.trim() ?? "";
      const answer = reference ? await fetchOrder({ apiUrl, partnerId, key }, reference) : undefined;
      if (answer?.status === "away") warn(`${site.name} could not ask the shop for an order: ${answer.why}`);
      return statusPage(reference, answer);
    }
    return { httpStatus: 404, title: "Page not found", main: nowhere };
  }

  return async (path: string, query: URLSearchParams) => {
    const campaign = [...query].filter(([field]) => field.startsWith("utm_"));
    const { httpStatus, title, main } = await pageFor(path, query, campaign);
    const campaignQuery = String(new URLSearchParams(campaign));
    const fillings = {
      shop,
      main,
      title: `${title} · ${site.name}`,
      "campaign-query": campaignQuery && `?${campaignQuery}`,
    };
    return { httpStatus, text: fill(frame, fillings).html };
  };
}

const nowhere: Html = html`<section class="status" data-outcome="unknown">
  <h1>Page not found</h1>
  <p><a class="button" href="/">Go to Home</a></p>
</section>`;
