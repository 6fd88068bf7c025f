import type { Meta, StoryObj } from "@storybook/react-vite";
import { usage } from "../../foundations/usage.ts";
import { Countdown } from "./countdown.tsx";
import type { TimeLeft } from "./time-left.ts";

const pad = (figure: number) => String(figure).padStart(2, "0");

const english = (left: TimeLeft) => {
  switch (left.unit) {
    case "days":
      return {
        shown: `${left.days} d ${left.hours} h`,
        spoken: `${left.days} days and ${left.hours} hours left`,
      };
    case "hours":
      return {
        shown: `${left.hours} h ${left.minutes} min`,
        spoken: `${left.hours} hours and ${left.minutes} minutes left`,
      };
    case "minutes":
      return { shown: `${pad(left.minutes)}:${pad(left.seconds)}`, spoken: `${left.minutes} minutes left` };
    case "ended":
      return { shown: "Bookings have closed", spoken: "Bookings have closed" };
  }
};

const hindi = (left: TimeLeft) => {
  switch (left.unit) {
    case "days":
      return { shown: `${left.days} दिन ${left.hours} घंटे`, spoken: `${left.days} दिन ${left.hours} घंटे शेष` };
    case "hours":
      return { shown: `${left.hours} घंटे ${left.minutes} मिनट`, spoken: `${left.hours} घंटे शेष` };
    case "minutes":
      return { shown: `${pad(left.minutes)}:${pad(left.seconds)}`, spoken: `${left.minutes} मिनट शेष` };
    case "ended":
      return { shown: "बुकिंग बन्द हो चुकी है", spoken: "बुकिंग बन्द हो चुकी है" };
  }
};

const meta = {
  component: Countdown,
  args: { until: "2026-11-23T08:30:00Z", serverNow: "2026-11-20T06:00:00Z", labels: english },
  parameters: {
    docs: usage({
      when: "For time that really runs out, by the server's clock: a place that is held for ten minutes.",
      not: "To press anybody. A deadline that is days away is a date.",
    }),
    hi: { labels: hindi },
  },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const HoursLeft: Story = { args: { until: "2026-11-20T11:20:00Z" } };
export const TenMinutesLeft: Story = { args: { until: "2026-11-20T06:10:00Z" } };
export const AboutToEnd: Story = { args: { until: "2026-11-20T06:00:04Z" } };
export const Ended: Story = { args: { until: "2026-11-20T05:00:00Z" } };
export const LongHindi: Story = { globals: { language: "hi" } };
