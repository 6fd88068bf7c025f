import type { KundaliReport } from "@aradhana/core/kundali";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { expect, userEvent } from "storybook/test";
import { chartText } from "../src/features/astrology/kundali-chart/text.ts";
import { reportText } from "../src/features/astrology/kundali-report/text.ts";
import { reportStateText } from "../src/features/astrology/report-state/text.ts";
import { ordersText } from "../src/features/orders/order/text.ts";
import { addresses } from "./addresses.ts";
import { answer } from "./answers.ts";
import { paths, refuse, reply, say } from "./handlers.ts";
import { at, page, shows, showsAnswer, wordsOf } from "./page.tsx";
import { statesOfLoaded } from "./screen-states.ts";

const meta = { ...page, title: "Pages/Kundali report", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

/** All of a report, with what its owner can do. */
export const Ready: Story = {
  ...at(addresses.kundali, { themed: true }),
  play: showsAnswer((language) => answer("kundali-report", language).results.content?.titles.charts ?? ""),
};

const inStyle = (style: "south" | "east"): Story => ({
  ...at(addresses.kundali),
  play: async (context) => {
    const t = await wordsOf(chartText, context);
    await userEvent.click(await context.canvas.findByRole("radio", { name: t.styles[style] }));
    const [table] = context.canvas.getAllByText(t.asTable);
    if (table) await userEvent.click(table);
    await expect(context.canvas.getAllByRole("table").length).toBeGreaterThan(1);
    await expect(context.canvas.getAllByRole("columnheader", { name: t.lord })).toHaveLength(3);
  },
});
export const SouthIndian: Story = inStyle("south");
export const EastIndian: Story = inStyle("east");

/** A birth without a time: no lagna, no houses, no dashas, and it says so. */
export const UnknownTime: Story = {
  ...at(addresses.kundali, {
    handlers: [
      http.get(
        paths.kundali,
        say("kundali-report", (report) => ({
          ...report,
          content: report.content && {
            ...report.content,
            notes: ["Without the time of birth there is no lagna."],
            ...{ charts: report.content.charts.slice(2), dashas: [], yogas: [], readings: [] },
            ...{ gems: [], remedies: [], facts: report.content.facts.slice(1, 4) },
            planets: { columns: report.content.planets.columns.slice(0, 2), rows: [] },
          },
        })),
      ),
    ],
  }),
  play: showsAnswer((language) => answer("kundali-report", language).results.content?.titles.facts ?? ""),
};

/** Before the data is deleted, it is asked once more. */
export const DeletionToConfirm: Story = {
  ...at(addresses.kundali),
  play: async (context) => {
    const t = (await wordsOf(reportStateText, context)).delete;
    const { deleteQuestion } = await wordsOf(reportText, context);
    await userEvent.click(await context.canvas.findByRole("button", { name: t.action }));
    await expect(await context.canvas.findByText(deleteQuestion)).toHaveFocus();
  },
};

/** The details are corrected in the form that they were given in. */
export const Corrected: Story = {
  ...at(addresses.kundali),
  play: async (context) => {
    const t = (await wordsOf(reportText, context)).correct;
    await userEvent.click(await context.canvas.findByRole("button", { name: t.action }));
    await expect(await context.canvas.findByRole("button", { name: t.save })).toBeVisible();
  },
};

const instead = (state: KundaliReport["state"]) =>
  at(addresses.kundali, {
    handlers: [
      http.get(
        paths.kundali,
        say("kundali-report", (report) => ({ ...report, state, content: null })),
      ),
    ],
  });

export const BeingMade: Story = {
  ...instead("generating"),
  play: shows(reportStateText, ({ making }) => making.heading),
};
export const DetailsMissing: Story = {
  ...instead("needs_info"),
  play: shows(reportText, ({ details }) => details.title),
};
export const Unpaid: Story = {
  ...instead("unpaid"),
  play: shows(ordersText, ({ states }) => states.created),
};
export const Confirming: Story = {
  ...instead("confirming"),
  play: shows(ordersText, ({ confirming }) => confirming.short),
};
export const Refunded: Story = {
  ...instead("failed"),
  play: shows(reportStateText, ({ failed }) => failed.heading),
};
export const Deleted: Story = {
  ...instead("deleted"),
  play: shows(reportStateText, ({ deleted }) => deleted.heading),
};

export const NotYours: Story = {
  ...at(addresses.kundali, {
    state: "gone",
    handlers: [http.get(paths.kundali, refuse(404, "order_not_found"))],
  }),
  play: shows(ordersText, ({ missing }) => missing.notYours),
};

/** A link that its owner shared, a week later. */
export const Expired: Story = {
  ...at(`${addresses.kundali}?s=1.x`, {
    state: "gone",
    handlers: [http.get(paths.kundali, refuse(404, "order_not_found"))],
  }),
  play: shows(reportText, ({ expired }) => expired.heading),
};

export const Failed: Story = {
  ...at(addresses.kundali, { state: "error", handlers: [http.get(paths.kundali, refuse(500, "internal"))] }),
  play: shows(ordersText, ({ missing }) => missing.failed),
};

/** The sample, open to everybody. */
export const Sample: Story = {
  ...at(addresses.sampleKundali),
  play: showsAnswer((language) => answer("kundali-sample", language).results.content.titles.charts),
};

const states = statesOfLoaded(addresses.sampleKundali, paths.kundaliSample, { looks: ["loading"] });
export const SampleComing: Story = states.loading;
export const Offline: Story = states.offline;

/** Its link for a week. */
export const Shared: Story = {
  ...at(addresses.kundali, {
    handlers: [
      http.post("*/api/v1/kundali/share", reply({ s: "1.key", expires_at: "2026-12-05T06:00:00.000Z" })),
    ],
  }),
  play: async (context) => {
    const t = (await wordsOf(reportText, context)).share;
    await userEvent.click(await context.canvas.findByRole("button", { name: t.make }));
    await expect(await context.canvas.findByText(t.title)).toBeVisible();
  },
};
