import type { OrderState, ReportServiceType } from "@aradhana/core/contract";
import { orderPath } from "@aradhana/core/paths";
import { inArray } from "drizzle-orm";
import { openDetails } from "../../orders/sealed-fields.ts";
import { servicePackages } from "../../service-packages/service-packages.table.ts";
import type { Line, ServiceDetails } from "../line.ts";
import { serviceQuote } from "./service-input.ts";
import { findServiceOffer } from "./service-offer.queries.ts";
import { serviceOf } from "./service-snapshot.ts";

interface ServiceParts {
  details: ServiceDetails;
  /** The state of a paid order while its result is made. */
  making: OrderState;
  /** For whom a service is, by its stored details. */
  personOf(details: unknown): string;
}

/** The common part of the services whose result is a report: bought as a package, made from details. */
export const serviceLine = (type: ReportServiceType, { details, making, personOf }: ServiceParts): Line => ({
  quoteRequest: serviceQuote(type),
  findOffer: (db, requested) => findServiceOffer(db, type, requested),
  problemTexts: {
    gone: { en: "This package is no longer sold.", hi: "यह पैकेज अब नहीं बिकता।" },
  },
  seats: null,
  isUnique: false,
  repeats: null,
  names: null,
  details,
  plannedSteps: ({ fulfilment }) => [
    [making, null],
    ["ready", fulfilment.endsAt],
  ],
  async readCovers(db, slugs, language) {
    if (slugs.length === 0) return new Map();
    const rows = await db
      .select({ slug: servicePackages.slug, image: servicePackages.image })
      .from(servicePackages)
      .where(inArray(servicePackages.slug, [...slugs]));
    return new Map(
      rows.map(({ slug, image }) => [slug, { name: image.name, alt: image.alt[language] }] as const),
    );
  },
  cardPart: (item) => ({ type, package_id: serviceOf({ item }).packageId }),
  async readPage(_db, order, { order: common, name }, { language }, vault) {
    const { packageId, features, image } = serviceOf(order);
    const given = openDetails(vault, order.fulfilment);
    return {
      ...{ type, name, order: common },
      package: {
        ...{ id: packageId, title: order.item.title[language] },
        features: features.map((feature) => feature[language]),
      },
      image: { name: image.name, alt: image.alt[language] },
      for_whom: given === null ? null : personOf(given),
      due_at: order.fulfilment.endsAt.toISOString(),
    };
  },
  messages: {
    ...{ orderPaid: "service_paid", orderPaidNamed: "service_paid", namesReceived: "service_paid" },
    path: ({ id, item }) => orderPath({ id, name: item.slug }),
  },
});
