import type { Meta, StoryObj } from "@storybook/react-vite";
import { translate } from "../../.storybook/translate-args.ts";
import { usage } from "../../foundations/usage.ts";
import * as icons from "./index.ts";

const meta = {
  component: icons.PujaIcon,
  args: { size: "lg" },
  parameters: {
    docs: usage({
      when: "Beside words, or alone with a `label`.",
      not: "As decoration (`Ornament`), or for a deity (`DeityArtwork`).",
    }),
  },
} satisfies Meta<typeof icons.PujaIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Small: Story = { args: { size: "sm" } };
export const InText: Story = {
  args: { size: "text" },
  render: (args, context) => (
    <p>
      <icons.PinIcon {...args} style={{ display: "inline", verticalAlign: "-0.2em" }} />{" "}
      {translate("Mahalakshmi Temple, Kolhapur", context)}
    </p>
  ),
};

/** Every icon, by its import name. */
export const All: Story = {
  render: (args) => (
    <ul style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(96px, 1fr))", gap: 16 }}>
      {Object.entries(icons).map(([name, Each]) => (
        <li key={name} style={{ display: "grid", justifyItems: "center", gap: 8, fontSize: 12 }}>
          <Each {...args} />
          {name.replace("Icon", "")}
        </li>
      ))}
    </ul>
  ),
};
