import type { Meta, StoryObj } from "@storybook/react-vite";
import { LINK_KEYS, usage } from "../../foundations/usage.ts";
import { Timeline, type TimelineStep } from "./timeline.tsx";

const steps: TimelineStep[] = [
  {
    key: "paid",
    title: "Paid",
    state: "done",
    stateLabel: "Done",
    time: { iso: "2026-11-20T06:00:00Z", label: "20 November, 11:30 am" },
    evidence: { href: "#invoice", label: "Invoice" },
  },
  {
    key: "sankalp",
    title: "Names for the sankalp",
    state: "current",
    stateLabel: "Now",
    note: "You can change them until Monday, 2 pm",
  },
  {
    key: "performed",
    title: "Performed at the temple",
    state: "coming",
    stateLabel: "Upcoming",
    time: { iso: "2026-11-23T12:00:00Z", label: "23 November, about 5:30 pm" },
  },
  { key: "video", title: "Recording", state: "coming", stateLabel: "Upcoming", note: "Within 24 hours" },
];

const meta = {
  component: Timeline,
  args: { steps },
  parameters: {
    docs: usage({
      when: "For what has happened to an order and what is still to come, with the proof of each.",
      not: "For what the visitor has to do step by step (`Steps`).",
      keys: LINK_KEYS,
    }),
    hi: {
      steps: [
        {
          key: "paid",
          title: "भुगतान हुआ",
          state: "done",
          stateLabel: "पूर्ण",
          time: { iso: "2026-11-20T06:00:00Z", label: "20 नवंबर, दिन 11:30" },
          evidence: { href: "#invoice", label: "इनवॉइस" },
        },
        {
          key: "sankalp",
          title: "संकल्प के नाम",
          state: "current",
          stateLabel: "अभी",
          note: "सोमवार दोपहर 2 बजे तक",
        },
        {
          key: "performed",
          title: "मंदिर में पूजा",
          state: "coming",
          stateLabel: "आगे",
          time: { iso: "2026-11-23T12:00:00Z", label: "23 नवंबर, लगभग शाम 5:30" },
        },
        { key: "video", title: "रिकॉर्डिंग", state: "coming", stateLabel: "आगे", note: "24 घंटे के भीतर" },
      ],
    },
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** An order without any step: nothing is rendered. */
export const Nothing: Story = { args: { steps: [] } };
export const One: Story = { args: { steps: steps.slice(0, 1) } };
export const AllDone: Story = {
  args: { steps: steps.map((step) => ({ ...step, state: "done", stateLabel: "Done" })) },
};
export const Failed: Story = {
  args: {
    steps: [
      ...steps.slice(0, 1),
      {
        key: "missed",
        title: "The recording is late",
        state: "failed",
        stateLabel: "Failed",
        note: "You choose: the service share back, or the puja once more",
        evidence: { href: "#remedy", label: "Choose" },
      },
    ],
  },
};
export const LongHindi: Story = {
  args: {
    lang: "hi",
    steps: [
      {
        key: "sankalp",
        title: "चारों भक्तों के नाम, गोत्र और नक्षत्र संकल्प के लिए मंदिर के पुरोहित को भेजे गए",
        state: "done",
        stateLabel: "पूर्ण",
        time: { iso: "2026-11-20T06:00:00Z", label: "शुक्रवार 20 नवंबर 2026, दिन 11 बजकर 30 मिनट" },
        evidence: { href: "#proof", label: "मंदिर की पावती देखें" },
      },
    ],
  },
};
