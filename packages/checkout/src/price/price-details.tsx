import type { Quote } from "@aradhana/core/contract";
import type { GoodsQuote } from "@aradhana/core/goods";
import { formatMoney } from "@aradhana/core/money";
import { Accordion } from "@aradhana/ui/accordion";
import { PriceSplit } from "@aradhana/ui/price-split";
import type { ReactNode } from "react";
import type { PriceMessages } from "../messages-en/price-messages.ts";
import { priceLines } from "./price-lines.ts";

type TaxOfGoods = Pick<GoodsQuote["goods"], "tax_by_code">;

export interface PriceDetailsProps {
  /** A quote, or an order that was made of one. */
  price: Pick<Quote, "lines" | "totals" | "split"> & { goods?: TaxOfGoods | null };
  messages: PriceMessages;
  /** Drawn around the lines, as with a link to change them. @default the lines alone */
  renderLines?: (lines: ReactNode) => ReactNode;
}

/** What is paid for, line by line as the server priced it, and what the total is made of. */
export function PriceDetails({ price, messages: t, renderLines = (lines) => lines }: PriceDetailsProps) {
  const { lines, totals, split } = price;
  // Goods have prices in other currencies where they are sent abroad: without our taxes, and without those of the customs there.
  const isExport = Boolean(split.goods) && totals.grand.currency !== "inr";
  const note = isExport ? t.exported : t.inclusive;
  const total = { label: t.total, amount: formatMoney(totals.grand), note };
  const discount = { ...totals.discount, amount: -totals.discount.amount };
  const allLines = [
    // Everything is sent in one parcel, whichever line it was priced with.
    ...priceLines([...lines].sort((a, b) => Number(a.kind === "delivery") - Number(b.kind === "delivery"))),
    ...(discount.amount < 0 ? [{ label: t.discount, amount: formatMoney(discount) }] : []),
  ];
  const splitLines = [
    ...(split.goods ? [{ label: t.goods, amount: formatMoney(split.goods) }] : []),
    // Goods alone have neither of them, and services no ritual.
    ...(split.ritual.amount > 0 ? [{ label: t.ritual, amount: formatMoney(split.ritual) }] : []),
    ...(split.service.amount > 0 ? [{ label: t.service, amount: formatMoney(split.service) }] : []),
    ...(split.shipping.amount > 0 ? [{ label: t.shipping, amount: formatMoney(split.shipping) }] : []),
    ...taxLines(price, t),
  ];
  return (
    <>
      {renderLines(<PriceSplit lines={allLines} total={total} />)}
      <Accordion
        items={[{ id: "split", summary: t.split, content: <PriceSplit lines={splitLines} total={total} /> }]}
      />
    </>
  );
}

/** Each tax: of goods by their code, and apart from it that of our service. */
function taxLines({ split, goods }: PriceDetailsProps["price"], t: PriceMessages) {
  const codes = goods?.tax_by_code ?? [];
  const ofGoods = codes.map(({ code, name, pct, amount }) => ({
    label: t.taxOfCode(code, name, pct),
    amount,
  }));
  const others = split.tax.map(({ name, pct, amount }) => {
    const same = codes.filter((each) => each.name === name && each.pct === pct);
    const rest = same.reduce((left, each) => left - each.amount.amount, amount.amount);
    // An order does not say which of its taxes are of goods.
    const isOfService = !split.goods || codes.length > 0;
    return { label: (isOfService ? t.tax : t.anyTax)(name, pct), amount: { ...amount, amount: rest } };
  });
  return [...ofGoods, ...others]
    .filter(({ amount }) => amount.amount > 0)
    .map(({ label, amount }) => ({ label, amount: formatMoney(amount) }));
}
