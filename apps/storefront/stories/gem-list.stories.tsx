import type { Meta, StoryObj } from "@storybook/react-vite";
import { type HttpHandler, HttpResponse, http } from "msw";
import { expect, screen } from "storybook/test";
import { savedGemsText } from "../src/features/catalogue/saved-gems/text.ts";
import { gemListText } from "../src/lines/gemstone/list-text.ts";
import { answer } from "./answers.ts";
import { paths, refuse, say } from "./handlers.ts";
import { at, page, says, shows, wordsOf } from "./page.tsx";
import { statesOfLoaded } from "./screen-states.ts";

const meta = { ...page, title: "Pages/Gemstone list", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Many: Story = {
  ...at("/gemstones", { themed: true }),
  play: shows(gemListText, ({ title }) => title({})),
};

export const NoneFound: Story = {
  ...at("/gemstones?stone=none", {
    state: "empty",
    handlers: [http.get(paths.gems, say("gem-listing-empty"))],
  }),
  play: shows(gemListText, ({ none }) => none),
};

const shop = answer("gem-listing", "en").results.gems.slice(0, 2);

/** A visitor who has saved two stones. */
function withSaved(handler: HttpHandler): Story {
  const list = at("/gemstones", { hindi: true, handlers: [handler] });
  const save = () => localStorage.setItem("saved_gems", JSON.stringify(shop.map(({ id }) => id)));
  return { ...list, beforeEach: [list.beforeEach ?? [], save].flat() };
}

/** One of them was sold since. */
export const Saved: Story = {
  ...withSaved(
    http.get(paths.gemsByIds, () => {
      const { results, ...rest } = answer("gem-listing", document.documentElement.lang);
      return HttpResponse.json({
        ...rest,
        results: results.gems.slice(0, 2).map((gem, i) => ({ ...gem, stock: i })),
      });
    }),
  ),
  play: async (context) => {
    const { remove } = await wordsOf(savedGemsText, context);
    await expect(await screen.findAllByText(remove)).toHaveLength(2);
  },
};

export const SavedNotLoaded: Story = {
  ...withSaved(http.get(paths.gemsByIds, refuse(500, "internal"))),
  play: says(savedGemsText, ({ failed }) => failed),
};

const states = statesOfLoaded("/gemstones", paths.gems, { looks: ["loading"] });
export const Coming: Story = states.loading;
export const Failed: Story = states.error;
export const Offline: Story = states.offline;
