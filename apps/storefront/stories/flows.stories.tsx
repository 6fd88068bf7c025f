import type { Meta, StoryObj } from "@storybook/react-vite";
import { HttpResponse, http } from "msw";
import { expect, screen } from "storybook/test";
import { addresses } from "./addresses.ts";
import { answer } from "./answers.ts";
import { paths, refuse, say } from "./handlers.ts";
import { at, page } from "./page.tsx";

const meta = { ...page, title: "Flows", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

/** From a puja's page to the paid order, as a guest. */
export const BookAPuja: Story = {
  ...at(addresses.puja),
  play: async ({ canvas, userEvent }) => {
    const press = async (name: string | RegExp) =>
      userEvent.click(await canvas.findByRole("button", { name }));
    await press(/^Continue /);
    await canvas.findByRole("heading", { name: "Add an offering, if you wish" });
    await press("Continue");
    await canvas.findByRole("heading", { name: "Who is booking?" });
    await userEvent.type(canvas.getByRole("textbox", { name: "Mobile number" }), "9876543210");
    await press("Continue");
    await canvas.findByRole("heading", { name: "Look it over and pay" });
    await userEvent.click(canvas.getByRole("checkbox", { name: /^I agree to the/ }));
    await press(/^Pay [^a-z]*\d/);
    await canvas.findByRole("heading", { name: "Paid. Your puja is booked." });
  },
};

/** Signing in by a one-time code, which is mistyped once. */
export const OneTimeCode: Story = {
  ...at("/auth?next=/?panel=orders", {
    handlers: [http.post(paths.verifyOtp, refuse(400, "otp_wrong"), { once: true })],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Mobile number" }), "9876543210");
    await userEvent.click(canvas.getByRole("button", { name: "Get the code" }));
    const code = await canvas.findByRole("textbox", { name: "One-time code" });
    await userEvent.type(code, "111111");
    await canvas.findByText("This code is not right. Look again at the newest message.");
    await userEvent.clear(code);
    await userEvent.type(code, "123456");
    await screen.findByRole("dialog", { name: "Your orders" });
  },
};

const soon = () => {
  const recorded = answer("reservation");
  const expires_at = new Date(Date.now() + 2_000).toISOString();
  return { ...recorded, results: { ...recorded.results, expires_at } };
};

/** A place is held, its time runs out, and nothing is owed. */
export const PayLaterRunsOut: Story = {
  ...at(addresses.payLater, {
    handlers: [
      http.post(paths.reserve, () => HttpResponse.json(soon())),
      http.get(paths.reservation, () => HttpResponse.json(soon()), { once: true }),
      http.get(
        paths.reservation,
        say("reservation", (held) => ({ ...held, state: "expired" })),
      ),
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Hold for ten minutes" }));
    await canvas.findByRole("heading", { name: "A place is held for you" });
    await canvas.findByRole("heading", { name: "This place is no longer held" });
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
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Your payment is on its way" });
    await expect(await canvas.findByRole("heading", { name: "Paid. Your puja is booked." })).toBeVisible();
  },
};
