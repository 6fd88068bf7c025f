import type { OrderChanges } from "@aradhana/core/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { HttpResponse, http } from "msw";
import { expect, userEvent } from "storybook/test";
import { changesText } from "../src/features/orders/changes/text.ts";
import { ordersText } from "../src/features/orders/order/text.ts";
import { orderText } from "../src/features/orders/order-page/text.ts";
import { reviewText } from "../src/features/orders/review/text.ts";
import { addresses } from "./addresses.ts";
import { lose, paths, refuse, reply, say, wait } from "./handlers.ts";
import { at, page, shows, wordsOf } from "./page.tsx";

const meta = { ...page, title: "Pages/Order", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

/** Paid; the names are due. */
export const NamesDue: Story = {
  ...at(addresses.order, { themed: true }),
  play: shows(ordersText, ({ statusHeading }) => statusHeading),
};

export const NamesReceived: Story = {
  ...at(addresses.order, { handlers: [http.get(paths.order, say("order-submitted"))] }),
  play: shows(orderText, ({ sankalp }) => sankalp),
};

export const Unpaid: Story = {
  ...at(addresses.order, { handlers: [http.get(paths.order, say("order-unpaid"))] }),
  play: shows(ordersText, ({ statusHeading }) => statusHeading),
};

export const Loading: Story = {
  ...at(addresses.order, { state: "loading", handlers: [http.get(paths.order, wait)] }),
  play: shows(orderText, ({ title }) => title),
};

export const NotYours: Story = {
  ...at(addresses.order, {
    state: "gone",
    handlers: [http.get(paths.order, refuse(404, "order_not_found"))],
  }),
  play: shows(ordersText, ({ missing }) => missing.notYours),
};

export const Failed: Story = {
  ...at(addresses.order, { state: "error", handlers: [http.get(paths.order, refuse(500, "internal"))] }),
  play: shows(ordersText, ({ missing }) => missing.failed),
};

export const Offline: Story = {
  ...at(addresses.order, { state: "offline", handlers: [http.get(paths.order, lose)] }),
  play: shows(ordersText, ({ missing }) => missing.failed),
};

const item_id = `oi_${"1".repeat(22)}`;
const inr = (rupees: number) => ({ amount: rupees * 100, currency: "inr" as const });
const dates = [
  { ritual_id: `pj_${"2".repeat(22)}`, starts_at: "2027-01-05T01:00:00.000Z" },
  { ritual_id: `pj_${"3".repeat(22)}`, starts_at: "2027-01-12T01:00:00.000Z" },
];
const changeable: OrderChanges = {
  items: [
    {
      ...{ item_id, title: "Rudrabhishek", paid: inr(1251), return: null, may_report_name: false },
      cancel: { pct: 75, refund: inr(938), until: "2026-12-30T01:00:00.000Z" },
      reschedule: { until: "2026-12-30T13:00:00.000Z", dates },
    },
  ],
  ...{ remedies: [], returns: [], refunds: [] },
};
const cancelled: OrderChanges = {
  ...{ items: [], remedies: [], returns: [] },
  refunds: [
    {
      ...{ amount: inr(938), state: "initiated", credit_note: null },
      ...{ started_at: "2026-12-29T01:00:00.000Z", expected_by: "2027-01-08T01:00:00.000Z" },
    },
  ],
};

/** The exact refund is shown before anything is cancelled; then how far it is. */
export const Cancelled: Story = {
  ...at(addresses.order, {
    handlers: [http.get(paths.changes, reply(changeable)), http.post(paths.change, reply(cancelled))],
  }),
  play: async (context) => {
    const t = await wordsOf(changesText, context);
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole("button", { name: t.cancel.action("₹938") }));
    await userEvent.click(canvas.getByRole("button", { name: t.cancel.now }));
    await expect(await canvas.findByText(t.done)).toHaveFocus();
    await expect(canvas.getByText("₹938")).toBeVisible();
  },
};

/** A promise was missed: the buyer chooses without asking anybody. */
export const PromiseMissed: Story = {
  ...at(addresses.order, {
    handlers: [
      http.get(
        paths.changes,
        reply({
          ...{ items: [], returns: [], refunds: [] },
          remedies: [
            {
              ...{ id: `rem_${"1".repeat(22)}`, item_id, title: "Rudrabhishek", reason: "recording_late" },
              ...{ state: "offered", refund: inr(1251), dates, offered_at: "2026-12-29T01:00:00.000Z" },
            },
          ],
        } satisfies OrderChanges),
      ),
    ],
  }),
  play: shows(changesText, ({ title }) => title),
};

const photoOf = (n: number) => ({ id: `rph_${String(n).repeat(22)}`, width: 96, height: 96 });
const square =
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="96" fill="peru"/></svg>';
const review = { stars: 2, text: "The recording came late.", author: "Asha Sharma", city: "Jaipur" };

/** A review has photos, which its buyer may take out or add to. */
export const ReviewWithPhotos: Story = {
  ...at(addresses.order, {
    handlers: [
      http.get(
        paths.order,
        say("order-submitted", (booked) => ({ ...booked, order: { ...booked.order, state: "performed" } })),
      ),
      http.get(
        paths.reviews,
        reply([
          {
            ...{ item_id, title: "Rudrabhishek" },
            review: { ...review, ...{ state: "pending", removal: null, photos: [photoOf(1), photoOf(2)] } },
          },
        ]),
      ),
      http.get(
        paths.reviewPhoto,
        () => new HttpResponse(square, { headers: { "content-type": "image/svg+xml" } }),
      ),
    ],
  }),
  play: async (context) => {
    const t = await wordsOf(reviewText, context);
    const { canvas } = context;
    await expect(await canvas.findByRole("img", { name: t.photo(2) })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: t.change }));
    await userEvent.click(canvas.getByRole("button", { name: t.removePhoto(1) }));
    await expect(canvas.getByRole("button", { name: t.addPhotos })).toHaveFocus();
    await expect(canvas.queryByRole("button", { name: t.removePhoto(2) })).toBeNull();
  },
};

/** A buyer writes a review; somebody reads it before it is shown. */
export const Reviewed: Story = {
  ...at(addresses.order, {
    handlers: [
      http.get(
        paths.order,
        say("order-submitted", (booked) => ({ ...booked, order: { ...booked.order, state: "performed" } })),
      ),
      http.get(paths.reviews, reply([{ item_id, title: "Rudrabhishek", review: null }])),
      http.post(
        paths.review,
        reply([{ item_id, title: "Rudrabhishek", review: { ...review, state: "pending", removal: null } }]),
      ),
    ],
  }),
  play: async (context) => {
    const t = await wordsOf(reviewText, context);
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole("button", { name: t.send }));
    await expect(canvas.getByText(t.starsError)).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: t.starsOf(2) }));
    await userEvent.type(canvas.getByRole("textbox", { name: t.words }), review.text);
    await userEvent.type(canvas.getByRole("textbox", { name: t.author }), review.author);
    await userEvent.type(canvas.getByRole("textbox", { name: t.city }), review.city);
    await userEvent.click(canvas.getByRole("button", { name: t.send }));
    await expect(await canvas.findByText(t.states.pending)).toHaveFocus();
  },
};
