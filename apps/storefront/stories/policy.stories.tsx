import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { shellText } from "../src/shared/shell-text/text.ts";
import { addresses } from "./addresses.ts";
import { answer } from "./answers.ts";
import { paths, refuse } from "./handlers.ts";
import { at, page, shows, showsAnswer } from "./page.tsx";

const meta = { ...page, title: "Pages/Policy", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Whole: Story = {
  ...at(addresses.policy, { themed: true }),
  play: showsAnswer((language) => answer("policy", language).results.title),
};

/** Its text cannot be fetched: what matters most travels with the shop. */
export const InShort: Story = {
  ...at("/term-and-condition", {
    themed: true,
    handlers: [http.get(paths.policy, refuse(404, "policy_not_found"))],
  }),
  play: shows(shellText, ({ footer }) => footer.policyNames["term-and-condition"]),
};
