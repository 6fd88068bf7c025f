import type { Meta, StoryObj } from "@storybook/react-vite";
import { Artwork } from "../src/artwork/index.ts";

const meta = { title: "Welcome", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is in the menu. */
const groups = {
  Foundations: "colours, type, spacing and artwork, as the theme has them",
  "From accordion": "the components: buttons, fields, cards and overlays, each in every state",
  Checkout: "the parts that shop and widgets share: contact, address, price, payment",
  Pages: "the screens of the shop with recorded answers of the API, a finished order among them",
  Widgets: "what partners put into their pages",
};

/** What is here, and how to look at it. */
export const Start: Story = {
  render: () => (
    <main>
      <Artwork name="service-puja" alt="" sizes="160px" />
      <h1>Aradhana</h1>
      <p>Every part of the shop, from a colour to a finished order. The menu has:</p>
      <ul>
        {Object.entries(groups).map(([name, holds]) => (
          <li key={name}>
            <strong>{name}</strong>: {holds}
          </li>
        ))}
      </ul>
      <p>
        The toolbar changes theme, language, colour scheme, text size and motion. Accessibility is checked for
        each story, in each theme.
      </p>
    </main>
  ),
};
