import type { BirthPlace, LocalTime } from "@aradhana/core/birth";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { expect, userEvent, waitFor } from "storybook/test";
import { birthText } from "../src/features/astrology/birth-details/text.ts";
import { kundaliOrderText } from "../src/features/astrology/kundali-order/text.ts";
import { onePageText } from "../src/features/checkout/one-page/text.ts";
import { serviceSuccessText } from "../src/features/orders/service-success/text.ts";
import { addresses } from "./addresses.ts";
import { answer } from "./answers.ts";
import { paths, reply, say } from "./handlers.ts";
import { at, page, shows, wordsOf } from "./page.tsx";
import { statesOfLoaded } from "./screen-states.ts";

const meta = { ...page, title: "Pages/Order of a kundali", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story["play"]>>[0];

/** Nothing is filled in. */
export const Empty: Story = {
  ...at(addresses.kundaliForm, { themed: true }),
  play: shows(kundaliOrderText, ({ title }) => title),
};

const total = answer("kundali-quote").results.totals.grand.amount / 100;

/** The visible one of the two buttons that pay, once there is a price. */
async function payButton(context: Context) {
  const { pay } = await wordsOf(onePageText, context);
  return context.canvas.findByRole("button", { name: pay.pay(`₹${total}`) });
}

/** The button was pressed: each field says what is missing, and the first one has the focus. */
export const Missing: Story = {
  ...at(addresses.kundaliForm),
  play: async (context) => {
    const t = await wordsOf(birthText, context);
    await userEvent.click(await payButton(context));
    await expect(await context.canvas.findByText(t.errors.birthPlace.empty)).toBeVisible();
    const name = context.canvas.getByRole("textbox", { name: (label) => label.startsWith(t.name) });
    await waitFor(() => expect(name).toHaveFocus());
  },
};

/** The place of birth that is found, and what the server knows of the time there. */
const timeAt = (place: BirthPlace, time: LocalTime) => [
  http.get("*/noauth-api/v1/geo/places", reply({ places: [place] })),
  http.post(paths.localTime, reply(time)),
];

/** Fills in who was born, when (at 1:30 am) and where. */
async function fillBirth(context: Context, { day, month, year }: Record<"day" | "month" | "year", string>) {
  const t = await wordsOf(birthText, context);
  const { canvas } = context;
  const choose = async (name: string, value: string) =>
    userEvent.selectOptions(await canvas.findByRole("combobox", { name }), value);
  await choose(t.day, day);
  await choose(t.month, month);
  await choose(t.year, year);
  await choose(t.hour, "1");
  await choose(t.minute, "30");
  await choose(t.half, "am");
  await userEvent.type(
    canvas.getByRole("textbox", { name: (name) => name.startsWith(t.name) }),
    "Asha Sharma",
  );
  await userEvent.type(canvas.getByRole("searchbox"), "Lon");
  await userEvent.click(await canvas.findByRole("button", { name: /London|Mumbai/ }));
  return t;
}

/** Clocks showed the time twice: of two offsets one is chosen. */
export const TwoOffsets: Story = {
  ...at(addresses.kundaliForm, {
    handlers: timeAt(
      {
        ...{ name: "London", region: "United Kingdom", country_code: "gb" },
        ...{ lat: 51.51, lon: -0.13, zone: "Europe/London" },
      },
      {
        status: "overlap",
        readings: [
          { instant: "1990-10-28T00:30:00.000Z", offset: 3600, offset_text: "+01:00", warnings: [] },
          { instant: "1990-10-28T01:30:00.000Z", offset: 0, offset_text: "+00:00", warnings: [] },
        ],
      },
    ),
  }),
  play: async (context) => {
    const t = await fillBirth(context, { day: "28", month: "10", year: "1990" });
    const { canvas } = context;
    const [first] = await canvas.findAllByRole("radio", { name: /^UTC/ });
    await expect(first).toHaveAccessibleDescription(t.readings.overlap[0]);
    await userEvent.click(await payButton(context));
    await waitFor(() => expect(first).toHaveFocus());
    await expect(canvas.getByText(t.errors.birthOffset.empty)).toBeVisible();
  },
};

/** In war time, with another offset on the document: that one is used. */
export const OffsetOfDocument: Story = {
  ...at(addresses.kundaliForm, {
    handlers: timeAt(
      {
        ...{ name: "Mumbai", region: "Maharashtra", country_code: "in" },
        ...{ lat: 19.07, lon: 72.88, zone: "Asia/Kolkata" },
      },
      {
        status: "unique",
        readings: [
          {
            ...{ instant: "1943-05-31T19:00:00.000Z", offset: 23_400, offset_text: "+06:30" },
            warnings: ["war-time", "city-time"],
          },
        ],
      },
    ),
  }),
  play: async (context) => {
    const t = await fillBirth(context, { day: "1", month: "6", year: "1943" });
    const { canvas } = context;
    await userEvent.click(await canvas.findByText(t.ownOffset));
    const field = canvas.getByRole("textbox", { name: (name) => name.startsWith(t.ownOffsetLabel) });
    await userEvent.type(field, "4:51");
    await expect(canvas.getByText(t.offset("UTC+04:51"))).toBeVisible();
  },
};

const states = statesOfLoaded(addresses.kundaliForm, paths.packages, { looks: ["loading"] });
export const Coming: Story = states.loading;
export const Failed: Story = states.error;
export const Offline: Story = states.offline;

/** Paid, and the report is there. */
export const Ready: Story = {
  ...at(addresses.serviceSuccess, { themed: true, handlers: [http.get(paths.order, say("kundali-order"))] }),
  play: shows(serviceSuccessText, ({ ready }) => ready.heading),
};

/** Paid, and the report is being made. */
export const BeingMade: Story = {
  ...at(addresses.serviceSuccess, {
    handlers: [
      http.get(
        paths.order,
        say("kundali-order", (ordered) => ({
          ...ordered,
          order: { ...ordered.order, state: "generating" as const, next_action: "wait" as const },
        })),
      ),
    ],
  }),
  play: shows(serviceSuccessText, ({ heading }) => heading),
};
