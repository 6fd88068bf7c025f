import type { Money, OrderPart } from "@aradhana/core/contract";
import type { Cart, CartLine } from "@aradhana/core/goods";
import type { HttpResponseResolver } from "msw";
import { HttpResponse } from "msw";
import { isGoodsOrder } from "../src/lines/order-lines.ts";
import { answer } from "./answers.ts";
import { say } from "./handlers.ts";

const money = (amount: number): Money => ({ amount, currency: "inr" });
const sum = (lines: readonly CartLine[]) => lines.reduce((total, { amount }) => total + amount.amount, 0);

const lineIds = { puja: `cl_${"a".repeat(22)}`, mala: `cl_${"b".repeat(22)}`, gem: `cl_${"c".repeat(22)}` };

/** A line each of the recorded puja, product and gem. */
function linesIn(language: string): CartLine[] {
  const { results: puja } = answer("pooja", language);
  const { results: mala } = answer("product", language);
  const { results: gem } = answer("gem", language);
  const [forOne] = puja.packages;
  const [color] = mala.variants;
  if (!forOne || !color) throw new Error("the recorded puja has no package, or the product no colour");
  const common = { max_qty: 1, problems: [] };
  return [
    {
      ...{ ...common, id: lineIds.puja, item_id: puja.id, slug: puja.slug, title: puja.title },
      ...{ detail: forOne.name, image: puja.image, qty: 1, unit_price: forOne.price, amount: forOne.price },
      choice: {
        ...{ type: "pooja", pooja_id: puja.id, package_id: forOne.id, addons: [], dakshina: 0, prasad: true },
      },
    },
    {
      ...{ ...common, id: lineIds.mala, item_id: mala.id, slug: mala.slug, title: mala.title },
      ...{ detail: color.color?.label ?? null, image: mala.image, qty: 2, max_qty: 20 },
      ...{ unit_price: mala.price, amount: money(2 * mala.price.amount) },
      choice: { type: "abhimantrit", variant_id: color.id, qty: 2, energise: false },
    },
    {
      ...{ ...common, id: lineIds.gem, item_id: gem.id, slug: gem.slug, title: gem.title },
      ...{ detail: null, image: gem.image, qty: 1, unit_price: gem.price, amount: gem.price },
      choice: {
        ...{ type: "gemstone", product_id: gem.id, setting: "loose", metal: null, ring_size: null },
        energise: false,
      },
    },
  ];
}

function cartOf(lines: CartLine[], startsAt: string): Cart {
  const goods = lines.filter(({ choice }) => choice.type !== "pooja");
  const [ritual] = lines.filter(({ choice }) => choice.type === "pooja");
  const nothing = money(0);
  return {
    ...{ id: lines.length > 0 ? `crt_${"a".repeat(22)}` : null, lines, coupon: null, expires_at: null },
    count: lines.reduce((total, { qty }) => total + qty, 0),
    groups: [
      ...(ritual
        ? [{ key: "puja", kind: "ritual" as const, line_ids: [ritual.id], starts_at: startsAt }]
        : []),
      ...(goods.length > 0
        ? [{ key: "parcel", kind: "parcel" as const, line_ids: goods.map(({ id }) => id), starts_at: null }]
        : []),
    ],
    totals: {
      ...{ items: money(sum(lines)), addons: nothing, dakshina: nothing, shipping: nothing },
      ...{ discount: nothing, tax: nothing, grand: money(sum(lines)) },
    },
    split: { ritual: nothing, service: nothing, shipping: nothing, goods: money(sum(lines)), tax: [] },
  };
}

/** A mixed cart in the language of the request; `change` alters its lines, `others` what else it has. */
export const sayCart =
  (
    change: (lines: CartLine[]) => CartLine[] = (lines) => lines,
    others: Partial<Cart> = {},
  ): HttpResponseResolver =>
  ({ request }) => {
    const language = new URL(request.url).searchParams.get("lang") ?? "en";
    const puja = answer("pooja", language);
    const results = { ...cartOf(change(linesIn(language)), puja.results.muhurat.start_at), ...others };
    return HttpResponse.json({ ...puja, results });
  };

/** The price of that cart: of the recorded product, which is sent. */
export const sayCartQuote = say("product-quote", (quote) => ({ ...quote, needs_address: true }));

/** Its quote for an address abroad: neither the prasad nor the goods are sent there. */
export const sayCartQuoteAbroad = say("product-quote", (quote) => ({
  ...{ ...quote, needs_address: true },
  problems: [
    { code: "prasad_not_shipped", message: "", item_id: lineIds.puja },
    { code: "not_delivered", message: "", item_id: lineIds.mala },
    { code: "not_delivered", message: "", item_id: lineIds.gem },
  ],
}));

/** The recorded puja's order as the one of a cart with a parcel, paid. */
export const sayCartOrder = say("order-paid", (ordered) => {
  const goods = answer("goods-order", document.documentElement.lang).results;
  if (ordered.type !== "pooja" || !isGoodsOrder(goods)) throw new Error("recorded orders of other types");
  const { order } = ordered;
  const [good] = goods.items;
  const puja = answer("pooja").results;
  const [forOne] = puja.packages;
  if (!good || !forOne) throw new Error("a recorded order of nothing");
  const common = { starts_at: order.created_at, names_until: null };
  const parts: OrderPart[] = [
    {
      ...{ ...common, type: "pooja", item_id: `oi_${"a".repeat(22)}`, pooja_id: puja.id },
      ...{ package_id: forOne.id, is_vip: false, detail: forOne.name },
      ...{ title: order.lines[0]?.title ?? "", state: "sankalp_due", needs_names: true },
      next_action: "fill_sankalp",
    },
    {
      ...{ ...common, type: "abhimantrit", item_id: `oi_${"b".repeat(22)}` },
      product_id: good.product_id,
      ...{ title: good.title, detail: good.detail, qty: 2 },
      ...{ state: "confirmed", needs_names: false, next_action: "wait" },
    },
  ];
  return { ...ordered, order: { ...order, parts } };
});
