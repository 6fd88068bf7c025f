import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BUTTON_KEYS, usage } from "../../foundations/usage.ts";
import { Button } from "../button/index.ts";
import { ActionBar } from "./action-bar.tsx";

const total = (
  <p key="total">
    To pay <b>₹851</b>
  </p>
);
const totalInHindi = (
  <p key="total">
    देय राशि <b>₹851</b>
  </p>
);

const meta = {
  component: ActionBar,
  args: { children: [total, <Button key="on">Continue</Button>] },
  parameters: {
    layout: "fullscreen",
    docs: {
      ...usage({
        when: "For the main action of a page or a form that is longer than the screen.",
        not: "For places to go to (`BottomBar`); where the button is in view anyway.",
        keys: BUTTON_KEYS,
      }),
      // In its own frame, to whose bottom it can stick.
      story: { inline: false, iframeHeight: 240 },
    },
    hi: { children: [totalInHindi, <Button key="on">आगे बढ़ें</Button>] },
  },
  // Long content for it to stick under, with a page's gutter.
  decorators: (Story) => (
    <div style={{ padding: "0 16px 24px" }}>
      <div style={{ blockSize: 900 }} />
      <Story />
    </div>
  ),
} satisfies Meta<typeof ActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole("button").getBoundingClientRect();
    await expect(bottom, "in view without scrolling").toBeLessThanOrEqual(window.innerHeight);
  },
};
export const AboveTheBottomBar: Story = { args: { aboveBottomBar: true } };
export const ButtonAlone: Story = {
  args: { children: <Button fullWidth>Continue with ₹851</Button> },
  parameters: { hi: { children: <Button fullWidth>₹851 के साथ आगे बढ़ें</Button> } },
};
export const Wide: Story = { globals: { viewport: { value: "desktop" } } };
export const LargeText: Story = { globals: { textSize: "200" } };
export const LongHindi: Story = {
  args: {
    lang: "hi",
    children: [
      <p key="total">
        सभी करों, प्रसाद और दक्षिणा सहित कुल भुगतान <b>₹1,02,851</b>
      </p>,
      <Button key="on">भुगतान करने के लिए आगे बढ़ें</Button>,
    ],
  },
};
