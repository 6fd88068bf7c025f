import { and, eq, isNull } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import { gems, type Setting } from "../../goods/gems.table.ts";
import { ENERGISING_DAYS, returnsOf, STOCK_LEAD_DAYS } from "../../goods/goods-view.ts";
import { goodsTerms } from "../../goods/terms.table.ts";
import type { QuoteInput } from "../../quotes/quotes.table.ts";
import { problem } from "../../quotes/selection.rules.ts";
import type { Text } from "../../text/text.ts";
import { energisedTitle, NO_CUTOFF, onlyGoods } from "../goods-offer.ts";
import type { Offer } from "../line.ts";
import { snapshotOfGood } from "../snapshot-of-good.ts";
import { gemInput } from "./gem-input.ts";
import { isRingSize } from "./ring-sizes.rules.ts";

/** The current offer of a gem in a setting; undefined if it left the shop. */
export async function findGemOffer(db: Database, stored: QuoteInput): Promise<Offer | undefined> {
  const requested = v.parse(gemInput, stored);
  const [found] = await db
    .select({ gem: gems, metal: goodsTerms.label })
    .from(gems)
    .leftJoin(goodsTerms, and(eq(goodsTerms.kind, "metal"), eq(goodsTerms.value, requested.metal ?? "")))
    .where(and(eq(gems.id, requested.gemId), isNull(gems.withdrawnAt)));
  if (!found) return undefined;
  const { gem, metal } = found;
  const isMade = ({ form, metal: of }: Setting) => form === requested.setting && of === requested.metal;
  const setting = gem.settings.find(isMade);
  const impossible = impossibleField(gem.settings, requested);
  const { fee } = gem.energising;
  const isNamed = requested.energise && fee !== null;
  const returns = returnsOf(setting?.returns ?? gem.returns, isNamed);
  const leadDays = (setting?.leadDays ?? STOCK_LEAD_DAYS) + (isNamed ? ENERGISING_DAYS : 0);
  return {
    ...onlyGoods,
    ...{ type: "gemstone", id: gem.id, cutoffAt: NO_CUTOFF },
    parcel: {
      pieces: 1,
      available: 1 - gem.taken,
      insured: true,
      leadDays,
      isNamed,
      returns,
      title: gem.title,
    },
    assess: (_terms, currency) => {
      const common = {
        ...{ id: gem.id, qty: 1, handedOn: false },
        tax: { code: setting?.hsn ?? gem.hsn, pct: setting?.gstPct ?? gem.gstPct },
      };
      const making = setting?.makingCharge[currency] ?? 0;
      return {
        devotees: 1,
        items: [
          { ...common, kind: "gem", title: gem.title, price: gem.prices[currency] },
          ...(making > 0
            ? [{ ...common, kind: "setting" as const, title: nameOf(requested, metal), price: making }]
            : []),
        ],
        addons: isNamed
          ? [{ ...common, kind: "energisation", title: energisedTitle, price: fee[currency] }]
          : [],
        prasadFee: null,
        problems: [
          ...(impossible ? [{ ...problem("setting_unavailable", gem.id), field: impossible }] : []),
          ...(requested.energise && fee === null ? [problem("energisation_unavailable", gem.id)] : []),
        ],
      };
    },
    snapshot: (to, at) =>
      snapshotOfGood(
        "gemstone",
        {
          ...{ offerId: gem.id, productId: gem.id, title: gem.title, slug: gem.slug, image: gem.image },
          ...{ detail: nameOf(requested, metal), qty: 1, energised: isNamed, returns },
          ...{ insured: true, leadDays },
        },
        to,
        at,
      ),
  };
}

/** Which field of a request is the one that the gem is not made in; undefined if it is made so. */
function impossibleField(
  settings: readonly Setting[],
  { setting, metal, ringSize }: v.InferOutput<typeof gemInput>,
): "setting" | "metal" | "ring_size" | undefined {
  const ofForm = settings.filter(({ form }) => form === setting);
  if (ofForm.length === 0) return "setting";
  if (!ofForm.some((each) => each.metal === metal)) return "metal";
  return setting === "ring" && !isRingSize(ringSize) ? "ring_size" : undefined;
}

const forms: Record<v.InferOutput<typeof gemInput>["setting"], Text> = {
  loose: { en: "Loose stone", hi: "खुला रत्न" },
  ring: { en: "Ring", hi: "अंगूठी" },
  pendant: { en: "Pendant", hi: "पेंडेंट" },
};

/** "Ring, Sterling silver (925), size 12" */
function nameOf({ setting, ringSize }: v.InferOutput<typeof gemInput>, metal: Text | null): Text {
  const size = ringSize === null ? null : { en: `size ${ringSize}`, hi: `नाप ${ringSize}` };
  const parts = [forms[setting], metal, size].filter((text) => text !== null);
  return { en: parts.map(({ en }) => en).join(", "), hi: parts.map(({ hi }) => hi).join(", ") };
}
