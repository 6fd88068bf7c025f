import type { CartLine } from "@aradhana/core/goods";
import { cartOrderPath, pathTo } from "@aradhana/core/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { expect, screen, userEvent } from "storybook/test";
import { cartLinesText } from "../src/features/cart/lines/text.ts";
import { cartText } from "../src/features/cart/panel/text.ts";
import { goodsOrderText } from "../src/features/checkout/goods-order/text.ts";
import { onePageText } from "../src/features/checkout/one-page/text.ts";
import { goodsSuccessText } from "../src/features/orders/goods-success/text.ts";
import { cartLine } from "../src/lines/cart-lines.ts";
import { addresses } from "./addresses.ts";
import { answer } from "./answers.ts";
import { sayCart, sayCartOrder, sayCartQuote, sayCartQuoteAbroad } from "./cart-answers.ts";
import { lose, paths, refuse, wait } from "./handlers.ts";
import { at, languageOf, opens, page, shows, wordsOf } from "./page.tsx";

const meta = { ...page, title: "Pages/Cart", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

const quote = http.post("*/noauth-api/v1/cart/quote", sayCartQuote);
const full = [http.get(paths.cart, sayCart()), quote];
const panel = `${addresses.policy}?panel=cart`;

/** A puja, two malas and a gem: two groups, one total. */
export const Panel: Story = {
  ...at(panel, { themed: true, handlers: full }),
  play: async ({ globals }) => {
    const { title } = answer("gem", languageOf(globals)).results;
    await expect(await screen.findByRole("heading", { level: 4, name: title })).toBeVisible();
  },
};

/** A quantity that is none stays in its field, with the reason. */
export const PanelWithBadQuantity: Story = {
  ...at(panel, { handlers: full }),
  play: async (context) => {
    const t = await wordsOf(cartLinesText, context);
    const { title } = answer("product", languageOf(context.globals)).results;
    const field = await screen.findByRole("textbox", { name: t.quantity(title) });
    await userEvent.clear(field);
    await userEvent.type(field, "1.5{Enter}");
    await expect(await screen.findByText(t.wrong.not_whole)).toBeVisible();
    await expect(field).toHaveValue("1.5");
  },
};

/** The panel of the recorded cart with a change of each line. */
const panelWith = (change: (line: CartLine) => CartLine) =>
  at(panel, {
    hindi: true,
    handlers: [
      http.get(
        paths.cart,
        sayCart((lines) => lines.map(change)),
      ),
    ],
  });

/** The gem was sold, and the product became dearer. */
export const PanelWithProblems: Story = {
  ...panelWith((line) => {
    const isGem = line.choice.type === "gemstone";
    const common = { message: isGem ? "Sold" : "Dearer", available: null };
    if (line.choice.type === "pooja") return line;
    return {
      ...line,
      problems: [
        isGem
          ? { ...common, code: "sold_out", blocks: true, was: null }
          : { ...common, code: "price_changed", blocks: false, was: line.unit_price },
      ],
    };
  }),
  play: async () => {
    await expect(await screen.findByText(/Sold/)).toBeVisible();
  },
};

/** The bookings of the puja closed while it was in the cart: the next date is one tap away. */
export const PanelWithClosedBookings: Story = {
  ...panelWith((line) => {
    if (line.choice.type !== "pooja") return line;
    const closed = { code: "cutoff_passed", message: "Closed", blocks: true } as const;
    return { ...line, problems: [{ ...closed, available: null, was: null }] };
  }),
  play: async (context) => {
    const { solutions } = await wordsOf(cartLinesText, context);
    const { title } = answer("pooja", languageOf(context.globals)).results;
    await expect(await screen.findByText(/Closed/)).toBeVisible();
    const name = `${solutions[cartLine({ choice: { type: "pooja" } }).instead]}: ${title}`;
    await expect(await screen.findByRole("link", { name })).toBeVisible();
  },
};

export const PanelEmpty: Story = {
  ...at(panel, {
    hindi: true,
    handlers: [
      http.get(
        paths.cart,
        sayCart(() => []),
      ),
    ],
  }),
  play: async (context) => {
    const { empty } = await wordsOf(cartText, context);
    await expect(await screen.findByRole("heading", { name: empty })).toBeVisible();
  },
};

export const PanelLoading: Story = {
  ...at(panel, { hindi: true, handlers: [http.get(paths.cart, wait)] }),
  play: opens(cartText, ({ title }) => title),
};

export const PanelOffline: Story = {
  ...at(panel, { offline: true, hindi: true, handlers: [http.get(paths.cart, lose)] }),
  play: opens(cartText, ({ title }) => title),
};

/** After its own retries; what is in the cart stays. */
export const PanelFailed: Story = {
  ...at(panel, { hindi: true, handlers: [http.get(paths.cart, refuse(500, "internal"))] }),
  play: async (context) => {
    const { retry } = await wordsOf(cartText, context);
    await expect(await screen.findByRole("button", { name: retry }, { timeout: 15_000 })).toBeVisible();
  },
};

/** A coupon that does not fit what is in the cart: it stays in its field, with the reason. */
export const PanelCouponRefused: Story = {
  ...at(panel, {
    hindi: true,
    handlers: [
      http.get(
        paths.cart,
        sayCart((lines) => lines, {
          coupon: { code: "DIWALI10", status: "refused", message: "DIWALI10" },
        }),
      ),
    ],
  }),
  play: async (context) => {
    const { coupon } = await wordsOf(cartText, context);
    await expect(await screen.findByRole("textbox", { name: coupon.couponLabel })).toBeInvalid();
  },
};

/** A line was removed: it can be put back. */
export const PanelUndo: Story = {
  ...at(panel, {
    hindi: true,
    handlers: [
      http.get(paths.cart, sayCart()),
      http.delete(
        `${paths.cart}/lines/:id`,
        sayCart((lines) => lines.filter(({ choice }) => choice.type !== "gemstone")),
      ),
    ],
  }),
  play: async (context) => {
    const t = await wordsOf(cartLinesText, context);
    const { title } = answer("gem", languageOf(context.globals)).results;
    await userEvent.click(await screen.findByRole("button", { name: t.removeItem(title) }));
    await expect(await screen.findByRole("button", { name: t.undoItem(title) })).toBeVisible();
  },
};

/** The order of the whole cart. */
export const Order: Story = {
  ...at(cartOrderPath, { themed: true, handlers: full }),
  play: async (context) => {
    const { delivery } = await wordsOf(goodsOrderText, context);
    const isName = (name: string) => name.startsWith(delivery.name);
    await expect(await context.canvas.findByRole("textbox", { name: isName })).toBeVisible();
  },
};

/** Sent abroad at prices in rupees: each line says what is not sent there. */
export const OrderAbroad: Story = {
  ...at(cartOrderPath, {
    themed: true,
    handlers: [http.get(paths.cart, sayCart()), http.post("*/noauth-api/v1/cart/quote", sayCartQuoteAbroad)],
  }),
  play: async (context) => {
    const { solutions } = await wordsOf(cartLinesText, context);
    const isButton = (name: string) => name.startsWith(solutions.withoutPrasad);
    await expect(await context.canvas.findByRole("button", { name: isButton })).toBeVisible();
  },
};

export const OrderEmpty: Story = {
  ...at(cartOrderPath, {
    state: "empty",
    handlers: [
      http.get(
        paths.cart,
        sayCart(() => []),
      ),
    ],
  }),
  play: shows(goodsOrderText, ({ cart }) => cart.empty),
};

export const OrderLoading: Story = {
  ...at(cartOrderPath, { state: "loading", handlers: [http.get(paths.cart, wait)] }),
  play: shows(goodsOrderText, ({ cart }) => cart.title),
};

export const OrderFailed: Story = {
  ...at(cartOrderPath, { state: "error", handlers: [http.get(paths.cart, refuse(500, "internal"))] }),
  play: async (context) => {
    const { price } = await wordsOf(onePageText, context);
    // After its own retries.
    const retry = await context.canvas.findByRole("button", { name: price.retry }, { timeout: 15_000 });
    await expect(retry).toBeVisible();
  },
};

/** Paid: each part with its next step. */
export const Placed: Story = {
  ...at(pathTo("/order/success/:id", { id: answer("order-paid").results.order.id }), {
    themed: true,
    handlers: [http.get(paths.order, sayCartOrder)],
  }),
  play: shows(goodsSuccessText, ({ heading }) => heading),
};
