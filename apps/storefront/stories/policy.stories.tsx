import type { Policy } from "@aradhana/core/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { shellText } from "../src/shared/shell-text/text.ts";
import { addresses } from "./addresses.ts";
import { answer } from "./answers.ts";
import { lose, paths, refuse } from "./handlers.ts";
import { at, page, shows, showsAnswer } from "./page.tsx";

const meta = { ...page, title: "Pages/Policy", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Whole: Story = {
  ...at(addresses.policy, { themed: true }),
  play: showsAnswer((language) => answer("policy", language).results.title),
};

const isShort = (slug: Policy["slug"]) => shows(shellText, ({ footer }) => footer.policyNames[slug]);
const failed = http.get(paths.policy, refuse(500, "internal"));

/** Its text cannot be fetched: what matters most travels with the shop. */
export const InShort: Story = {
  ...at("/term-and-condition", { state: "error", themed: true, handlers: [failed] }),
  play: isShort("term-and-condition"),
};

export const PrivacyInShort: Story = {
  ...at("/privacy-policy", { state: "error", handlers: [failed] }),
  play: isShort("privacy-policy"),
};

export const ShippingInShort: Story = {
  ...at("/shipping-policy", { state: "error", handlers: [failed] }),
  play: isShort("shipping-policy"),
};

export const InShortOffline: Story = {
  ...at("/term-and-condition", {
    ...{ state: "offline", alike: true },
    handlers: [http.get(paths.policy, lose)],
  }),
  play: isShort("term-and-condition"),
};
