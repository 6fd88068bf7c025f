import { POPULAR_DAYS } from "@aradhana/core/search";
import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { screen, userEvent } from "storybook/test";
import { searchText } from "../src/features/search/panel/text.ts";
import { addresses } from "./addresses.ts";
import { lose, paths, refuse, say, wait } from "./handlers.ts";
import { at, page, wordsOf } from "./page.tsx";

const meta = { ...page, title: "Pages/Search", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

const address = `${addresses.policy}?panel=search`;

/** Types a search into the panel. */
async function search(q: string, context: StoryContext) {
  const t = await wordsOf(searchText, context);
  await userEvent.type(await screen.findByRole("combobox", { name: t.label }), q);
  return t;
}

/** Nothing was typed yet. */
export const Start: Story = {
  ...at(address),
  play: async (context) => {
    const { choice, purposes } = await wordsOf(searchText, context);
    await screen.findByRole("list", { name: choice });
    await screen.findByRole("list", { name: purposes });
  },
};

/** Enough people have ordered. */
export const PopularByOrders: Story = {
  ...at(address, {
    handlers: [
      http.get(
        paths.popular,
        say("popular", (results) => ({ ...results, basis: "orders" })),
      ),
    ],
  }),
  play: async (context) => {
    const { popular } = await wordsOf(searchText, context);
    await screen.findByRole("list", { name: popular(POPULAR_DAYS) });
  },
};

export const Results: Story = {
  ...at(address, { themed: true }),
  play: async (context) => {
    const { results } = await search("shaadi", context);
    await screen.findByRole("listbox", { name: results });
    await userEvent.keyboard("{ArrowDown}");
  },
};

export const NearestOnly: Story = {
  ...at(address, {
    handlers: [
      http.get(
        paths.search,
        say("search", ({ groups }) => ({
          groups: [],
          suggestions: groups.filter(({ type }) => type === "pooja"),
        })),
      ),
    ],
  }),
  play: async (context) => {
    const { none, nearest } = await search("shamti", context);
    await screen.findByText(`${none("shamti")} ${nearest}`);
  },
};

/** Nothing matches or is near: deities to choose from, and customer care. */
export const Nothing: Story = {
  ...at(address, {
    handlers: [http.get(paths.search, say("search-empty"))],
  }),
  play: async (context) => {
    const { none, deities } = await search("zzzz", context);
    await screen.findByText(none("zzzz"));
    await screen.findByRole("list", { name: deities });
  },
};

/** Only an article matches. */
export const ArticleOnly: Story = {
  ...at(address, {
    handlers: [
      http.get(
        paths.search,
        say("search", ({ groups }) => ({
          groups: groups.filter(({ type }) => type === "article"),
          suggestions: groups.filter(({ type }) => type === "pooja"),
        })),
      ),
    ],
  }),
  play: async (context) => {
    const { results } = await search("gotra", context);
    await screen.findByRole("listbox", { name: results });
  },
};

export const Searching: Story = {
  ...at(address, { handlers: [http.get(paths.search, wait)] }),
  play: async (context) => {
    const { searching } = await search("shaadi", context);
    await screen.findByText(searching);
  },
};

export const Failed: Story = {
  ...at(address, {
    handlers: [http.get(paths.search, refuse(422, "validation_failed"))],
  }),
  play: async (context) => {
    const { failed } = await search("shaadi", context);
    await screen.findByRole("heading", { name: failed });
  },
};

export const Offline: Story = {
  ...at(address, {
    offline: true,
    handlers: [http.get(paths.search, lose)],
  }),
  play: async (context) => {
    const { failed } = await search("shaadi", context);
    await screen.findByRole("heading", { name: failed }, { timeout: 10_000 });
  },
};
