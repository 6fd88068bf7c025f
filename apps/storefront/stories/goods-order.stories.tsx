import type { OrderChanges } from "@aradhana/core/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { expect, userEvent, waitFor } from "storybook/test";
import { phoneText } from "../src/features/account/phone/text.ts";
import { addToCartText } from "../src/features/cart/add/text.ts";
import { goodsOrderText } from "../src/features/checkout/goods-order/text.ts";
import { onePageText } from "../src/features/checkout/one-page/text.ts";
import { changesText } from "../src/features/orders/changes/text.ts";
import { goodsSuccessText } from "../src/features/orders/goods-success/text.ts";
import { returnsText } from "../src/features/orders/returns/text.ts";
import { gemPageText } from "../src/lines/gemstone/page-text.ts";
import { ringSizeText } from "../src/lines/gemstone/ring-size-text.ts";
import { goodsText } from "../src/lines/goods-text.ts";
import { addresses } from "./addresses.ts";
import { answer } from "./answers.ts";
import { sayCart } from "./cart-answers.ts";
import { paths, refuse, reply, say } from "./handlers.ts";
import { at, page, shows, wordsOf } from "./page.tsx";
import { statesOfLoaded } from "./screen-states.ts";

const meta = { ...page, title: "Pages/Order of goods", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

/** A gemstone, loose. */
export const Gem: Story = {
  ...at(addresses.gemOrder, { themed: true }),
  play: shows(goodsOrderText, ({ energise }) => energise.title),
};

/** The button was pressed while the ring had no size: the field says so, beside the guide for finding it. */
export const RingWithoutSize: Story = {
  ...at(addresses.gemOrder),
  play: async (context) => {
    const t = await wordsOf(goodsOrderText, context);
    const size = await wordsOf(ringSizeText, context);
    const { setting } = await wordsOf(goodsText, context);
    const [ring] = await context.canvas.findAllByRole("radio", {
      name: new RegExp(setting.form.ring),
    });
    if (ring) await userEvent.click(ring);
    await context.canvas.findByRole("combobox", { name: (name) => name.startsWith(size.title) });
    const [pay] = await context.canvas.findAllByRole("button", { name: t.lines.gemstone.choose });
    if (pay) await userEvent.click(pay);
    await expect(await context.canvas.findByText(size.error)).toBeVisible();
  },
};

/** What the cart was asked to take. */
const added: unknown[] = [];

/** The ring as it is chosen goes into the cart, once its size is known. */
export const RingIntoCart: Story = {
  ...at(addresses.gemOrder, {
    handlers: [
      http.post(`${paths.cart}/lines`, async (info) => {
        added.push(await info.request.clone().json());
        return sayCart()(info);
      }),
    ],
  }),
  play: async (context) => {
    const { title } = await wordsOf(ringSizeText, context);
    const cart = await wordsOf(addToCartText, context);
    const { canvas } = context;
    const { setting } = await wordsOf(goodsText, context);
    const [ring] = await canvas.findAllByRole("radio", { name: new RegExp(setting.form.ring) });
    if (ring) await userEvent.click(ring);
    const size = await canvas.findByRole("combobox", { name: (name) => name.startsWith(title) });
    await expect(canvas.queryByRole("button", { name: cart.add })).toBeNull();
    await userEvent.selectOptions(size, "12");
    await userEvent.click(await canvas.findByRole("button", { name: cart.add }));
    await expect(await canvas.findByRole("button", { name: cart.see })).toBeVisible();
    await expect(added.at(-1)).toMatchObject({ type: "gemstone", setting: "ring", ring_size: 12 });
  },
};

/** A product in several colours, at the price with its delivery. */
export const Product: Story = {
  ...at(addresses.productOrder),
  play: shows(goodsOrderText, ({ lines }) => lines.abhimantrit.quantity),
};

/** The recorded price of the gem with a change. */
const priced = (change: Parameters<typeof say<"gem-quote">>[1]) => [
  http.post(paths.gemQuote, say("gem-quote", change)),
];

/** It was sold before anything was filled in. */
export const Sold: Story = {
  ...at(addresses.gemOrder, {
    hindi: true,
    handlers: priced((quote) => ({
      ...quote,
      problems: [{ code: "sold_out" as const, message: "Sold", item_id: null }],
    })),
  }),
  play: async (context) => {
    await shows(gemPageText, ({ sold }) => sold.heading)(context);
    await shows(gemPageText, ({ similar }) => similar)(context);
  },
};

/** Above the amount from which the law asks for the buyer's PAN. */
export const PanNotice: Story = {
  ...at(addresses.gemOrder, {
    hindi: true,
    handlers: priced((quote) => ({
      ...quote,
      goods: { ...quote.goods, notices: [{ code: "pan" as const, message: "PAN: ₹2,00,000" }] },
    })),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("PAN: ₹2,00,000")).toBeVisible();
  },
};

/** A coupon that does not fit a gemstone: it stays in its field, with the reason. */
export const CouponRefused: Story = {
  ...at(addresses.gemOrder, {
    hindi: true,
    handlers: [
      http.post(paths.gemQuote, async (info) => {
        const { coupon } = (await info.request.clone().json()) as { coupon?: string | null };
        const refused = coupon ? { code: coupon, status: "refused" as const, message: coupon } : null;
        return say("gem-quote", (quote) => ({ ...quote, coupon: refused }))(info);
      }),
    ],
  }),
  play: async (context) => {
    const { coupon: t } = await wordsOf(goodsOrderText, context);
    await userEvent.click(await context.canvas.findByText(t.coupon));
    const field = await context.canvas.findByRole("textbox", { name: t.couponLabel });
    await userEvent.type(field, "pratham10{Enter}");
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription("PRATHAM10");
    await expect(field).toHaveFocus();
  },
};

const { results: gemPrice } = answer("gem-quote");
const { grand } = gemPrice.totals;
const dearer = { ...grand, amount: grand.amount + 100_00 };
const rupees = ({ amount }: typeof grand) => `₹${(amount / 100).toLocaleString("en-IN")}`;

/** The price changed after it was shown: both prices are shown above the button, and the buyer was not charged. */
export const PriceChanged: Story = {
  ...at(addresses.gemOrder, {
    hindi: true,
    handlers: [
      http.post(
        paths.orderCreate,
        refuse(409, "price_changed", {
          quote: { ...gemPrice, totals: { ...gemPrice.totals, grand: dearer } },
        }),
      ),
    ],
  }),
  play: async (context) => {
    const { canvas } = context;
    const { delivery } = await wordsOf(goodsOrderText, context);
    const { address, pay } = await wordsOf(onePageText, context);
    const { label } = await wordsOf(phoneText, context);
    const fill = async (field: string, typed: string) =>
      userEvent.type(await canvas.findByLabelText((name) => name.startsWith(field)), typed);
    await fill(label, "9876543210");
    await fill(delivery.name, "Asha Sharma");
    await fill(address.pin, "302001");
    await fill(address.line1, "12 Johari Bazar");
    await fill(address.city, "Jaipur");
    await fill(address.state, "Rajasthan");
    await userEvent.click(
      await canvas.findByRole("checkbox", { name: (name) => name.startsWith(pay.consent) }),
    );
    const [button] = await canvas.findAllByRole("button", { name: pay.pay(rupees(grand)) });
    await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
    if (button) await userEvent.click(button);
    const changed = pay.changed(rupees(grand), rupees(dearer));
    await expect(await canvas.findByText(changed, { exact: false })).toBeVisible();
    await expect((await canvas.findAllByRole("button", { name: pay.pay(rupees(dearer)) }))[0]).toBeVisible();
  },
};

const states = statesOfLoaded(addresses.gemOrder, paths.gem, { looks: ["loading"] });
export const Coming: Story = states.loading;
export const Gone: Story = states.gone;
export const Offline: Story = states.offline;

/** Paid: number, day of arrival, what goes with it. */
export const Placed: Story = {
  ...at(addresses.goodsSuccess, { themed: true, handlers: [http.get(paths.order, say("goods-order"))] }),
  play: shows(goodsSuccessText, ({ heading }) => heading),
};

/** Of a gemstone, in cash when it arrives. */
export const PaidOnDelivery: Story = {
  ...at(addresses.gemSuccess, {
    handlers: [
      http.get(
        paths.order,
        say("goods-order", (ordered) => ({ ...ordered, pays_on_delivery: true })),
      ),
    ],
  }),
  play: async (context) => {
    const { cash } = await wordsOf(goodsSuccessText, context);
    await expect(await context.canvas.findByText(cash)).toBeVisible();
  },
};

const item_id = `oi_${"1".repeat(22)}`;
const inr = (rupees: number) => ({ amount: rupees * 100, currency: "inr" as const });
const delivered: OrderChanges = {
  items: [
    {
      ...{ item_id, title: "Tulsi mala", paid: inr(1496), may_report_name: false, cancel: null },
      ...{ reschedule: null },
      return: { by: "form", until: "2026-12-06T18:29:00.000Z", refunds: [inr(499), inr(998), inr(1497)] },
    },
  ],
  ...{ remedies: [], returns: [], refunds: [] },
};
const returned: OrderChanges = {
  ...{ items: [], remedies: [], refunds: [] },
  returns: [
    {
      ...{ item_id, title: "Tulsi mala", pieces: 2, reason: "changed_mind", state: "return_requested" },
      ...{ refund: inr(998), rejection: null, requested_at: "2026-11-30T10:00:00.000Z" },
    },
  ],
};

/** They have not come in time: the buyer has them sent again, or takes the money. */
export const Late: Story = {
  ...at(addresses.goods, {
    handlers: [
      http.get(paths.order, say("goods-order")),
      http.get(
        paths.changes,
        reply({
          ...{ items: [], returns: [], refunds: [] },
          remedies: [
            {
              ...{ id: `rem_${"1".repeat(22)}`, item_id, title: "Tulsi mala", reason: "goods_undelivered" },
              ...{ state: "offered", refund: inr(1496), dates: null },
              offered_at: "2026-12-29T01:00:00.000Z",
            },
          ],
        } satisfies OrderChanges),
      ),
    ],
  }),
  play: async (context) => {
    const { remedies } = await wordsOf(changesText, context);
    const again = { name: remedies.again.goods_undelivered };
    await expect(await context.canvas.findByRole("button", again)).toBeVisible();
    await expect(context.canvas.getByRole("button", { name: remedies.refund("₹1,496") })).toBeVisible();
  },
};

/** Two of three pieces go back for the exact refund that is shown. */
export const Returned: Story = {
  ...at(addresses.goods, {
    handlers: [
      http.get(paths.order, say("goods-order")),
      http.get(paths.changes, reply(delivered)),
      http.post(paths.change, reply(returned)),
    ],
  }),
  play: async (context) => {
    const t = await wordsOf(returnsText, context);
    const { done } = await wordsOf(changesText, context);
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole("button", { name: t.action }));
    await userEvent.selectOptions(canvas.getByLabelText(t.pieces), "2");
    await expect(canvas.getByText(t.sure("₹998"))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: t.now }));
    await expect(await canvas.findByText(done)).toHaveFocus();
    await expect(canvas.getByText(t.states.return_requested("₹998"))).toBeVisible();
  },
};
