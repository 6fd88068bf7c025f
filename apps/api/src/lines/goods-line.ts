import { type GoodsOrder, type GoodsType, goodsType, type OrderState } from "@aradhana/core/contract";
import { MAX_PIECES } from "@aradhana/core/goods";
import { orderPath } from "@aradhana/core/paths";
import { inArray } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import * as v from "valibot";
import { notAdmittedText } from "../delivery/plants.rules.ts";
import { arrivalOf, goodOf } from "../goods/goods-snapshot.ts";
import { returnsView } from "../goods/goods-view.ts";
import { readSuggestions } from "../goods/suggestions.queries.ts";
import { readParts } from "../orders/orders.queries.ts";
import type { FulfilmentRow, OrderItemRow } from "../orders/orders.table.ts";
import { openPerson } from "../orders/sealed-fields.ts";
import type { Text } from "../text/text.ts";
import type { Line, LineReviews, PlannedStep } from "./line.ts";

type GoodsTable = PgTable & Record<"slug" | "image", AnyPgColumn>;

interface OrderPart {
  item: OrderItemRow;
  fulfilment: FulfilmentRow;
}

/** The common part of all lines of goods: they are sent, and need no names for a ritual. `rated` is missing if each is unique. */
export const goodsLine = (type: GoodsType, table: GoodsTable, rated?: LineReviews["rated"]) =>
  ({
    problemTexts: {
      sold_out: { en: "This is sold out.", hi: "यह बिक चुका है।" },
      quantity_unavailable: {
        en: "Only {available} left. Choose a smaller quantity.",
        hi: "केवल {available} बचे हैं। संख्या कम करें।",
      },
      too_many_per_order: {
        en: `One order has at most ${MAX_PIECES} of these. Choose a smaller quantity.`,
        hi: `एक ऑर्डर में ये ज़्यादा से ज़्यादा ${MAX_PIECES} मिल सकते हैं। संख्या कम करें।`,
      },
      reserved_for_you: {
        en: "It is reserved for your unpaid order.",
        hi: "यह आपके उस ऑर्डर के लिए रिज़र्व है जिसका भुगतान बाक़ी है।",
      },
      setting_unavailable: {
        en: "It is not made in this setting or size.",
        hi: "यह इस जड़ाई या नाप में नहीं बनता।",
      },
      energisation_unavailable: {
        en: "It is not energised in a name.",
        hi: "यह नाम से अभिमंत्रित नहीं होता।",
      },
      not_delivered: {
        en: 'At prices in rupees it is sent within India only. Choose the prices of another country under "Country and language".',
        hi: "रुपये वाले मूल्य पर यह सिर्फ़ भारत में भेजा जाता है। दूसरे देश के मूल्य “देश और भाषा” में चुनें।",
      },
      plant_not_admitted: notAdmittedText,
      gone: { en: "It is no longer available.", hi: "यह अब उपलब्ध नहीं है।" },
    },
    repeats: null,
    names: null,
    details: null,
    reviews: { after: ["delivered", "closed"] as OrderState[], ...(rated && { rated }) },
    plannedSteps({ item, fulfilment }) {
      const energising: PlannedStep[] = goodOf(item).energised ? [["energising", null]] : [];
      const sent: PlannedStep[] = [
        ["packed", null],
        ["shipped", fulfilment.startsAt],
        ["delivered", fulfilment.endsAt],
      ];
      return [["confirmed", null], ...energising, ...sent];
    },
    async readCovers(db, slugs, language) {
      if (slugs.length === 0) return new Map();
      const rows = (await db
        .select({ slug: table.slug, image: table.image })
        .from(table)
        .where(inArray(table.slug, [...slugs]))) as { slug: string; image: { name: string; alt: Text } }[];
      return new Map(
        rows.map(({ slug, image }) => [slug, { name: image.name, alt: image.alt[language] }] as const),
      );
    },
    cardPart(item) {
      return { type, product_id: goodOf(item).productId };
    },
    async readPage(db, order, { order: common, name }, view, vault) {
      const { language, currency } = view;
      const parts = await readParts(db, order.id);
      return {
        ...{ type, name, order: common, items: parts.flatMap(toOrdered) },
        arrives: arrivalOf(order.item, order.fulfilment),
        pays_on_delivery: order.paysOnDelivery,
        suggestions: await readSuggestions(
          db,
          parts.map(({ item }) => item),
          view,
        ),
      };

      function toOrdered({ item, fulfilment }: OrderPart): GoodsOrder["items"] {
        const { kind, title, slug, snapshot, amount } = item;
        if (!v.is(goodsType, kind)) return [];
        const good = goodOf({ snapshot });
        return [
          {
            ...{ type: kind, product_id: good.productId, slug, title: title[language], qty: good.qty },
            detail: good.detail?.[language] ?? null,
            image: { name: good.image.name, alt: good.image.alt[language] },
            amount: { amount, currency },
            energised: good.energised,
            energised_for: openPerson(vault, fulfilment),
            returns: returnsView(good.returns, language),
          },
        ];
      }
    },
    messages: {
      ...{ orderPaid: "goods_paid", orderPaidNamed: "goods_paid", namesReceived: "goods_paid" },
      path: ({ id }) => orderPath({ id, name: type }),
    },
  }) satisfies Omit<Line, "quoteRequest" | "findOffer" | "seats" | "isUnique">;
