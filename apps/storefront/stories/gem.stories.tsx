import type { Meta, StoryObj } from "@storybook/react-vite";
import { HttpResponse, http } from "msw";
import { screen, userEvent } from "storybook/test";
import { gemPageText } from "../src/lines/gemstone/page-text.ts";
import { goodsText } from "../src/lines/goods-text.ts";
import { addresses } from "./addresses.ts";
import { answer } from "./answers.ts";
import { paths, say } from "./handlers.ts";
import { at, page, says, shows, showsAnswer, wordsOf } from "./page.tsx";
import { statesOfLoaded } from "./screen-states.ts";

const meta = { ...page, title: "Pages/Gemstone", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Full: Story = {
  ...at(addresses.gem, { themed: true }),
  play: showsAnswer((language) => answer("gem", language).results.title),
};

export const Sold: Story = {
  ...at(addresses.gem, {
    handlers: [
      http.get(
        paths.gem,
        say("gem", (gem) => ({ ...gem, stock: 0 })),
      ),
    ],
  }),
  play: shows(gemPageText, ({ sold }) => sold.heading),
};

const report = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><rect width="640" height="480" fill="#fffdf7"/><text x="40" y="80" font-size="32">SAMPLE</text></svg>`;

/** The report of a fictional laboratory is drawn, and says that it is a sample. */
export const SampleReport: Story = {
  ...at(addresses.gem, {
    handlers: [
      http.get(
        paths.report,
        () => new HttpResponse(report, { headers: { "Content-Type": "image/svg+xml" } }),
      ),
      http.get(
        paths.gem,
        say("gem", (gem) => ({
          ...gem,
          certificate: {
            ...gem.certificate,
            scan: { url: `/noauth-api/v1/goods/report/${gem.id}`, sample: true },
          },
        })),
      ),
    ],
  }),
  play: says(goodsText, ({ certificate }) => certificate.sample),
};

export const Saved: Story = {
  ...at(addresses.gem, { hindi: true }),
  play: async (context) => {
    const { save } = await wordsOf(gemPageText, context);
    await userEvent.click(await screen.findByRole("button", { name: save.save }));
    await screen.findByText(save.done);
    await screen.findByRole("link", { name: save.see });
  },
};

const states = statesOfLoaded(addresses.gem, paths.gem, { looks: ["loading"] });
export const Coming: Story = states.loading;
export const Gone: Story = states.gone;
export const Failed: Story = states.error;
export const Offline: Story = states.offline;
