import type { Meta, StoryObj } from "@storybook/react-vite";
import { HttpResponse, http } from "msw";
import { screen } from "storybook/test";
import { loginText } from "../src/features/account/login/text.ts";
import { phoneText } from "../src/features/account/phone/text.ts";
import { pujaPageText } from "../src/features/catalogue/puja/text.ts";
import { payLaterText } from "../src/features/checkout/pay-later-page/text.ts";
import { confirmationText } from "../src/features/checkout/payment-confirmation/text.ts";
import { continueText } from "../src/features/checkout/steps/text.ts";
import { ordersPanelText } from "../src/features/orders/panel/text.ts";
import { errorTexts } from "../src/shared/api-errors/text.ts";
import { addresses } from "./addresses.ts";
import { answer } from "./answers.ts";
import { paths, refuse, say } from "./handlers.ts";
import { at, page, shows, wordsOf } from "./page.tsx";

const meta = {
  ...page,
  title: "Flows",
  tags: ["!autodocs"],
  // Steps through screens whose own stories run in both languages.
  parameters: { ...page.parameters, steps: true },
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Named = (name: string) => boolean;

/** Words around a price, whatever the price. What is hidden beside them is a part of a button's name, too. */
const withPrice = (words: (price: string) => string): Named => {
  const around = words("\n").split("\n");
  return (name) => /\d/.test(name) && around.every((part) => name.includes(part));
};

/** From a puja's page to the paid order, as a guest. */
export const BookAPuja: Story = {
  ...at(addresses.puja),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { booking } = await wordsOf(pujaPageText, context);
    const { next, addons, contact, pay } = await wordsOf(continueText, context);
    const { label } = await wordsOf(phoneText, context);
    const press = async (name: string | Named) =>
      userEvent.click(await canvas.findByRole("button", { name }));
    await press(withPrice(booking.continueWith));
    await canvas.findByRole("heading", { name: addons.heading });
    await press(next);
    await canvas.findByRole("heading", { name: contact.heading });
    await userEvent.type(canvas.getByRole("textbox", { name: label }), "9876543210");
    await press(next);
    await canvas.findByRole("heading", { name: pay.heading });
    await userEvent.click(canvas.getByRole("checkbox", { name: (name) => name.startsWith(pay.consent) }));
    await press(withPrice(pay.pay));
    await shows(confirmationText, ({ success }) => success.heading.pooja)(context);
  },
};

/** Signing in by a one-time code, which is mistyped once. */
export const OneTimeCode: Story = {
  ...at("/auth?next=/?panel=orders", {
    handlers: [http.post(paths.verifyOtp, refuse(400, "otp_wrong"), { once: true })],
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { label } = await wordsOf(phoneText, context);
    const { getCode, code: words } = await wordsOf(loginText, context);
    const { codes } = await wordsOf(errorTexts, context);
    const { title } = await wordsOf(ordersPanelText, context);
    await userEvent.type(await canvas.findByRole("textbox", { name: label }), "9876543210");
    await userEvent.click(canvas.getByRole("button", { name: getCode }));
    const code = await canvas.findByRole("textbox", { name: words.label });
    await userEvent.type(code, "111111");
    await canvas.findByText(codes.otp_wrong);
    await userEvent.clear(code);
    await userEvent.type(code, "123456");
    await screen.findByRole("dialog", { name: title });
  },
};

const soon = () => {
  const recorded = answer("reservation");
  const expires_at = new Date(Date.now() + 1_000).toISOString();
  return { ...recorded, results: { ...recorded.results, expires_at } };
};

/** A place is reserved, the reservation expires, and nothing is charged. */
export const PayLaterRunsOut: Story = {
  ...at(addresses.payLater, {
    handlers: [
      http.post(paths.reserve, () => HttpResponse.json(soon())),
      http.get(paths.reservation, () => HttpResponse.json(soon()), { once: true }),
      http.get(
        paths.reservation,
        say("reservation", (reserved) => ({ ...reserved, state: "expired" })),
      ),
    ],
  }),
  play: async (context) => {
    const { offer } = await wordsOf(payLaterText, context);
    await context.userEvent.click(await context.canvas.findByRole("button", { name: offer.hold }));
    // The reserved place itself has a story of its own; on a slow machine it is over before anybody looks.
    await shows(payLaterText, ({ over }) => over.heading)(context);
  },
};

/** The bank takes its time; the page asks again by itself until it knows. */
export const PendingToPaid: Story = {
  ...at(addresses.payment, {
    handlers: [
      http.get(
        paths.payment,
        say("payment-pending", (payment) => ({ ...payment, next_poll_ms: 500 })),
        { once: true },
      ),
    ],
  }),
  play: async (context) => {
    await shows(confirmationText, ({ pending }) => pending.heading)(context);
    await shows(confirmationText, ({ success }) => success.heading.pooja)(context);
  },
};
