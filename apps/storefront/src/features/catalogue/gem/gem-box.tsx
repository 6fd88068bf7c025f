import type { Gem } from "@aradhana/core/goods";
import { pathTo } from "@aradhana/core/paths";
import { gemList } from "../../../lines/gemstone/gem-list.ts";
import { gemPageText } from "../../../lines/gemstone/page-text.ts";
import { gemText } from "../../../lines/gemstone/text.ts";
import { wholeMoney } from "../../../lines/gemstone/weight-figures.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { OwnReservationOf } from "../../checkout/own-reservation/own-reservation-of.tsx";
import { BuyBox, SoldBox } from "../goods/buy-box.tsx";

/** The price and the button that leads to the order, where it is set and sized; or what became of the stone. */
export function GemBox({ gem }: { gem: Gem }) {
  const { sold } = useText(gemPageText);
  const card = useText(gemText);
  const { id, price_per_carat, settings, stock } = gem;
  if (stock === 0)
    return <OwnReservationOf itemId={id} instead={<SoldBox messages={sold} list={gemList.path} />} />;
  const loose = settings.find(({ form }) => form === "loose");
  return (
    <BuyBox
      type="gemstone"
      good={gem}
      order={pathTo("/:type/:id/order", { type: "gemstones", id })}
      note={`${card.perCarat(wholeMoney(price_per_carat))} · ${card.unique}`}
      choiceOf={() => ({ type: "gemstone", product_id: id })}
      returns={loose?.returns}
      leadDays={loose?.lead_days ?? 0}
    />
  );
}
