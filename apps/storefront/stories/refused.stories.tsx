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
import { paths, refuse, say } from "./handlers.ts";
import { at, page, shows, wordsOf } from "./page.tsx";

const meta = { ...page, title: "Pages/Errors in forms", tags: ["!autodocs"] } satisfies Meta;

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

export const CodeWrong: Story = {
  ...at("/auth", { handlers: [http.post(paths.verifyOtp, refuse(400, "otp_wrong"))] }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { getCode, codeLabel } = await wordsOf(loginText, context);
    const { label } = await wordsOf(phoneText, context);
    const { codes } = await wordsOf(errorTexts, context);
    await userEvent.type(await canvas.findByRole("textbox", { name: label }), "9876543210");
    await press(context, getCode);
    await userEvent.type(await canvas.findByRole("textbox", { name: codeLabel }), "111111");
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

export const TermsNotAgreed: Story = {
  ...at(addresses.checkout("contact")),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { next, pay } = await wordsOf(continueText, context);
    const { label } = await wordsOf(phoneText, context);
    await userEvent.type(await canvas.findByRole("textbox", { name: label }), "9876543210");
    await press(context, next);
    const [before = ""] = pay.pay("\n").split("\n");
    const toPay = (name: string) => /\d/.test(name) && name.includes(before);
    await userEvent.click(await canvas.findByRole("button", { name: toPay }));
    await canvas.findByText(pay.consentError);
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
