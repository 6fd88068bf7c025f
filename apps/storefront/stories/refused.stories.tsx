import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { expect, screen, waitFor } from "storybook/test";
import { loginText } from "../src/features/account/login/text.ts";
import { phoneText } from "../src/features/account/phone/text.ts";
import { confirmationText } from "../src/features/checkout/payment-confirmation/text.ts";
import { continueText } from "../src/features/checkout/steps/text.ts";
import { countriesText } from "../src/features/locale/countries/text.ts";
import { sankalpText } from "../src/features/orders/sankalp-form/text.ts";
import { errorTexts } from "../src/shared/api-errors/text.ts";
import { addresses } from "./addresses.ts";
import { answer } from "./answers.ts";
import { paths, refuse, say } from "./handlers.ts";
import { at, page, shows, wordsOf } from "./page.tsx";

const meta = {
  ...page,
  title: "Pages/Errors in forms",
  tags: ["!autodocs"],
  // Steps through screens whose own stories run in both languages.
  parameters: { ...page.parameters, steps: true },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const press = async ({ canvas, userEvent }: StoryContext, name: string) =>
  userEvent.click(await canvas.findByRole("button", { name }));
const isInvalid = async ({ canvas }: StoryContext, role: "textbox" | "checkbox", name: string) =>
  waitFor(() => expect(canvas.getByRole(role, { name })).toHaveAttribute("aria-invalid", "true"));

export const NumberMissing: Story = {
  ...at("/auth"),
  play: async (context) => {
    const { getCode } = await wordsOf(loginText, context);
    const { label } = await wordsOf(phoneText, context);
    await press(context, getCode);
    await isInvalid(context, "textbox", label);
  },
};

/** Each wrong number has its own message, is not sent, and stays in the field, which gets the focus. */
export const NumberWrong: Story = {
  ...at("/auth"),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { getCode } = await wordsOf(loginText, context);
    const { label, errors } = await wordsOf(phoneText, context);
    const field = await canvas.findByRole("textbox", { name: label });
    for (const [typed, message] of [
      ["98765", errors.length],
      ["98765 4321O", errors.length],
      ["<script>alert(1)</script>", errors.length],
      ["5876543210", errors.first_digit],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await press(context, getCode);
      await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue(typed);
    }
  },
};

export const CodeWrong: Story = {
  ...at("/auth", { handlers: [http.post(paths.verifyOtp, refuse(400, "otp_wrong"))] }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { getCode, code: words } = await wordsOf(loginText, context);
    const { label } = await wordsOf(phoneText, context);
    const { codes } = await wordsOf(errorTexts, context);
    await userEvent.type(await canvas.findByRole("textbox", { name: label }), "9876543210");
    await press(context, getCode);
    await userEvent.type(await canvas.findByRole("textbox", { name: words.label }), "111111");
    await canvas.findByText(codes.otp_wrong);
  },
};

export const DakshinaNoNumber: Story = {
  ...at(addresses.checkout("addons")),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { addons, next } = await wordsOf(continueText, context);
    const dakshina = addons.dakshina("₹");
    await userEvent.type(await canvas.findByRole("textbox", { name: dakshina }), "much");
    await press(context, next);
    await isInvalid(context, "textbox", dakshina);
  },
};

export const ContactMissing: Story = {
  ...at(addresses.checkout("contact")),
  play: async (context) => {
    const { next } = await wordsOf(continueText, context);
    const { label } = await wordsOf(phoneText, context);
    await press(context, next);
    await isInvalid(context, "textbox", label);
  },
};

/** Whether a button pays an amount, in every language: the words are before or after it. */
const isPayButton = (pay: (amount: string) => string) => (name: string) =>
  /\d/.test(name) &&
  pay("\n")
    .split("\n")
    .every((part) => name.includes(part));

export const TermsNotAgreed: Story = {
  ...at(addresses.checkout("contact")),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { next, pay } = await wordsOf(continueText, context);
    const { label } = await wordsOf(phoneText, context);
    await userEvent.type(await canvas.findByRole("textbox", { name: label }), "9876543210");
    await press(context, next);
    const toPay = isPayButton(pay.pay);
    await userEvent.click(await canvas.findByRole("button", { name: toPay }));
    await canvas.findByText(pay.consentError);
  },
};

const rupees = ({ amount }: { amount: number }) => `₹${(amount / 100).toLocaleString("en-IN")}`;
const { results: priced } = answer("quote");
const dearer = { ...priced.totals.grand, amount: priced.totals.grand.amount + 100_00 };
const changed = { ...priced, totals: { ...priced.totals, grand: dearer } };

/** The price changed after it was shown: both are shown, and nothing is ordered before the buyer agrees. */
export const PriceChanged: Story = {
  ...at(addresses.checkout("contact"), {
    handlers: [http.post(paths.orderCreate, refuse(409, "price_changed", { quote: changed }))],
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { next, pay, changed: words } = await wordsOf(continueText, context);
    const { label } = await wordsOf(phoneText, context);
    await userEvent.type(await canvas.findByRole("textbox", { name: label }), "9876543210");
    await press(context, next);
    await userEvent.click(
      await canvas.findByRole("checkbox", { name: (name) => name.startsWith(pay.consent) }),
    );
    const toPay = isPayButton(pay.pay);
    await userEvent.click(await canvas.findByRole("button", { name: toPay }));
    const dialog = await screen.findByRole("dialog", { name: words.heading });
    const shown = words.text(rupees(priced.totals.grand), rupees(dearer));
    await expect(dialog).toHaveTextContent(shown.split(". ")[0] ?? shown);
  },
};

export const NameMissing: Story = {
  ...at(addresses.sankalp),
  play: async (context) => {
    const { name, preview } = await wordsOf(sankalpText, context);
    await press(context, preview);
    await isInvalid(context, "textbox", name);
  },
};

export const NoSuchCountry: Story = {
  ...at(`${addresses.policy}?panel=locale`),
  play: async (context) => {
    const { find, none } = await wordsOf(countriesText, context);
    await context.userEvent.type(await screen.findByRole("searchbox", { name: find }), "xqzv");
    await screen.findByText(none("xqzv"));
  },
};

const inState = (state: "mismatch" | "refunded", message_key: "amount_mismatch" | "refunded") =>
  at(addresses.payment, {
    handlers: [
      http.get(
        paths.payment,
        say("payment-pending", (payment) => ({ ...payment, state, message_key, next_poll_ms: null })),
      ),
    ],
  });

export const AmountWrong: Story = {
  ...inState("mismatch", "amount_mismatch"),
  play: shows(confirmationText, ({ mismatch }) => mismatch.heading),
};

export const Refunded: Story = {
  ...inState("refunded", "refunded"),
  play: shows(confirmationText, ({ refunded }) => refunded.heading),
};
