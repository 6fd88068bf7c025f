import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { expect, userEvent } from "storybook/test";
import { nameReportText } from "../src/features/astrology/name-correction/text.ts";
import { reportStateText } from "../src/features/astrology/report-state/text.ts";
import { nameOrderText } from "../src/features/content/name-numbers/order/text.ts";
import { nameNumbersText } from "../src/features/content/name-numbers/text.ts";
import { addresses } from "./addresses.ts";
import { answer } from "./answers.ts";
import { paths, say } from "./handlers.ts";
import { at, page, shows, wordsOf } from "./page.tsx";

const meta = { ...page, title: "Pages/Name correction", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Empty: Story = {
  ...at("/name-correction", { themed: true }),
  play: shows(nameNumbersText, ({ title }) => title),
};

/** Types the name, in the language of the story. */
const typed =
  (name: string): NonNullable<Story["play"]> =>
  async (context) => {
    const label = (await wordsOf(nameNumbersText, context)).name;
    await userEvent.type(await context.canvas.findByRole("textbox", { name: label }), name);
  };

export const Counted: Story = { ...at("/name-correction"), play: typed("Priya Sharma") };
export const InDevanagari: Story = { ...at("/name-correction"), play: typed("दीपा") };
export const NoName: Story = { ...at("/name-correction"), play: typed("P") };

/** Born on 1 January 1990: no other spelling can agree better, and so there is nothing to order. */
export const AlreadyAgrees: Story = {
  ...at("/name-correction"),
  play: async (context) => {
    await typed("Asha Verma")(context);
    const { day, month, year, report } = await wordsOf(nameNumbersText, context);
    for (const [name, value] of [
      [day, "1"],
      [month, "1"],
      [year, "1990"],
    ] as const) {
      await userEvent.selectOptions(await context.canvas.findByRole("combobox", { name }), value);
    }
    await expect(await context.canvas.findByText(report.friendly)).toBeVisible();
  },
};

const [sold] = answer("name-packages").results.packages;
const price = `₹${(sold?.price.amount ?? 0) / 100}`;

/** What has to stay is asked, and the details are read once more before the payment. */
export const Ordered: Story = {
  ...at("/name-correction"),
  play: async (context) => {
    await typed("Priya Sharma")(context);
    const { report } = await wordsOf(nameNumbersText, context);
    await userEvent.click(await context.canvas.findByRole("button", { name: report.order(price) }));
    const t = await wordsOf(nameOrderText, context);
    await expect(await context.canvas.findByRole("checkbox", { name: t.keepsFirstLetter })).toBeVisible();
  },
};

/** Three to five spellings, each with its letters and reasons. */
export const Report: Story = {
  ...at(addresses.nameReport),
  play: shows(nameReportText, ({ now }) => now),
};

export const ReportBeingMade: Story = {
  ...at(addresses.nameReport, {
    handlers: [
      http.get(
        paths.nameReport,
        say("name-report", (report) => ({ ...report, state: "in_review" as const, content: null })),
      ),
    ],
  }),
  play: shows(reportStateText, ({ making }) => making.heading),
};

/** The sample, open to everybody. */
export const Sample: Story = {
  ...at(addresses.sampleName),
  play: shows(nameReportText, ({ notes }) => notes),
};
