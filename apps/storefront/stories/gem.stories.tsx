import type { Meta, StoryObj } from "@storybook/react-vite";
import { HttpResponse, http } from "msw";
import { expect, screen, userEvent } from "storybook/test";
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
            scan: {
              ...{ url: `/noauth-api/v1/goods/report/${gem.id}`, sample: true },
              ...{ type: "picture", width: 640, height: 480 },
            },
          },
        })),
      ),
    ],
  }),
  play: says(goodsText, ({ certificate }) => certificate.sample),
};

const issued = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800"><rect width="600" height="800" fill="#ffffff" stroke="#333333"/><text x="40" y="80" font-size="32">Gem Institute Surat</text></svg>`;
const labReport = "/noauth-api/v1/goods/labReport/pd_1/rep_1-600x800.webp";
const certificate = {
  ...{ lab: "Gem Institute Surat", number: "GIS-0417", issued_on: "2026-11-02" },
  verify_url: "https://verify.gis.example/0417",
};
const certified = (scan: object) => [
  http.get(`*${labReport}`, () => new HttpResponse(issued, { headers: { "Content-Type": "image/svg+xml" } })),
  http.get(
    paths.gem,
    say("gem", (gem) => ({ ...gem, certificate: { ...certificate, scan: scan as never } })),
  ),
];

/** A report that the laboratory has issued: it opens larger, and the laboratory confirms it. */
export const LaboratoryReport: Story = {
  ...at(addresses.gem, {
    themed: true,
    handlers: certified({ url: labReport, sample: false, type: "picture", width: 600, height: 800 }),
  }),
  play: async (context) => {
    const { certificate: t } = await wordsOf(goodsText, context);
    const verify = await screen.findByRole("link", { name: t.verify(certificate.lab) });
    await expect(verify).toHaveAttribute("href", certificate.verify_url);
    await screen.findByRole("img", { name: t.scan(certificate.number) });
    await expect(screen.queryByText(t.sample)).toBeNull();
  },
};

export const LaboratoryReportAsPdf: Story = {
  ...at(addresses.gem, {
    hindi: true,
    handlers: certified({
      ...{ url: "/noauth-api/v1/goods/labReport/pd_1/rep_1.pdf", sample: false, type: "pdf" },
      ...{ width: 640, height: 480 },
    }),
  }),
  play: async (context) => {
    const { certificate: t } = await wordsOf(goodsText, context);
    await screen.findByRole("link", { name: t.openPdf });
  },
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
