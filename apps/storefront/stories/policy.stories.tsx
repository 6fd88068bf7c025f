import type { Meta, StoryObj } from "@storybook/react-vite";
import { shellText } from "../src/shell/text.ts";
import { at, page, shows } from "./page.tsx";

const meta = { ...page, title: "Pages/Policy", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

/** Its text cannot be fetched: what matters most travels with the shop. */
export const InShort: Story = {
  ...at("/term-and-condition", { themed: true }),
  play: shows(shellText, ({ footer }) => footer.policyNames["term-and-condition"]),
};
