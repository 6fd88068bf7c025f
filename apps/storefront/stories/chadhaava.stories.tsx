import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { expect, screen, userEvent } from "storybook/test";
import { chadhaavaPageText } from "../src/lines/chadhaava/page-text.ts";
import { repeatText } from "../src/lines/chadhaava/repeat-text.ts";
import { addresses } from "./addresses.ts";
import { answer } from "./answers.ts";
import { paths, say } from "./handlers.ts";
import { at, languageOf, page, shows, showsAnswer, wordsOf } from "./page.tsx";
import { statesOfLoaded } from "./screen-states.ts";

const meta = { ...page, title: "Pages/Chadhava", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

const title = (language: string) => answer("chadhaava", language).results.title;

export const Full: Story = { ...at(addresses.chadhaava, { themed: true }), play: showsAnswer(title) };

/** One offering is chosen: the price is shown, and the button pays. */
export const Chosen: Story = {
  ...at(addresses.chadhaava),
  play: async (context) => {
    const { offerings } = await wordsOf(chadhaavaPageText, context);
    const [first] = answer("chadhaava", languageOf(context.globals)).results.offerings;
    const more = await context.canvas.findByRole("button", { name: offerings.more(first?.name ?? "") });
    await userEvent.click(more);
    await expect((await context.canvas.findAllByRole("button", { name: /₹/ })).length).toBeGreaterThan(0);
  },
};

/** The pay button was pressed with an incomplete form: each missing field says what to enter. */
export const Incomplete: Story = {
  ...at(addresses.chadhaava),
  play: async (context) => {
    const { names, offerings } = await wordsOf(chadhaavaPageText, context);
    const [first] = answer("chadhaava", languageOf(context.globals)).results.offerings;
    await userEvent.click(
      await context.canvas.findByRole("button", { name: offerings.more(first?.name ?? "") }),
    );
    const [pay] = await context.canvas.findAllByRole("button", { name: /₹/ });
    if (pay) await userEvent.click(pay);
    await expect(await screen.findByText(names.nameError)).toBeVisible();
  },
};

async function chooseOffering(context: StoryContext) {
  const { offerings } = await wordsOf(chadhaavaPageText, context);
  const [first] = answer("chadhaava", languageOf(context.globals)).results.offerings;
  await userEvent.click(
    await context.canvas.findByRole("button", { name: offerings.more(first?.name ?? "") }),
  );
}

/** Every week: nothing is charged again without a separate consent. */
export const Repeated: Story = {
  ...at(addresses.chadhaava, { signedIn: true }),
  play: async (context) => {
    await chooseOffering(context);
    const repeat = await wordsOf(repeatText, context);
    await userEvent.click(await context.canvas.findByRole("radio", { name: repeat.every.weekly }));
    const consent = await context.canvas.findByRole("checkbox", { name: /2027/ });
    await expect(consent).not.toBeChecked();
    const [pay] = await context.canvas.findAllByRole("button", { name: /₹/ });
    if (pay) await userEvent.click(pay);
    await expect(await context.canvas.findByText(repeat.consentError)).toBeVisible();
  },
};

/** Without an account only once. */
export const RepeatedByGuest: Story = {
  ...at(addresses.chadhaava),
  play: async (context) => {
    await chooseOffering(context);
    const repeat = await wordsOf(repeatText, context);
    await expect(await context.canvas.findByRole("radio", { name: repeat.once })).toBeChecked();
    await expect(context.canvas.getByRole("radio", { name: repeat.every.weekly })).toBeDisabled();
  },
};

/** Its offerings are closed. */
export const Closed: Story = {
  ...at(addresses.chadhaava, {
    handlers: [
      http.get(
        paths.chadhaava,
        say("chadhaava", (chadhaava) => ({ ...chadhaava, status: "closed" })),
      ),
    ],
  }),
  play: shows(chadhaavaPageText, ({ outcome }) => outcome.heading.closed),
};

const states = statesOfLoaded(addresses.chadhaava, paths.chadhaava, { looks: ["loading"] });
export const Coming: Story = states.loading;
export const Gone: Story = states.gone;
export const Failed: Story = states.error;
export const Offline: Story = states.offline;
