import type { RitualType } from "@aradhana/core/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { expect } from "storybook/test";
import * as v from "valibot";
import { catalogueText } from "../src/catalogue/text.ts";
import { addresses } from "./addresses.ts";
import { at, calls, says, shows, widget } from "./frame.tsx";
import { partOf, say } from "./recorded.ts";
import { statesOf } from "./widget-states.ts";

/** The widgets that partners begin with. */
const meta = { ...widget, title: "Widgets/Lists", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story["play"]>;

const isFilled: Play = async ({ canvas }) => {
  await expect((await canvas.findAllByRole("article")).length).toBeGreaterThan(2);
};
const hasNone = (type: RitualType) => shows((language) => catalogueText[language][type].none);
const nothing = { pujas: [], chadhaavas: [], suggestions: [], facets: [] };
const none = [
  http.get(calls.pujas, say("listing-empty", nothing)),
  http.get(calls.chadhawas, say("chadhaava-listing-empty", nothing)),
];
const listStates = (address: string, call: string, type: RitualType, isModel = false) =>
  statesOf(address, { call, loading: (language) => catalogueText[language][type].loading, isModel });

export const Pujas: Story = { ...at(addresses.pujas, { themed: true }), play: isFilled };
export const PujasAsList: Story = { ...at(`${addresses.pujas}?layout=list`), play: isFilled };
export const PujasNone: Story = {
  ...at(addresses.pujas, { state: "empty", handlers: none }),
  play: hasNone("pooja"),
};
/** Nothing matches what the partner asks for: the next dates. */
export const PujasOthers: Story = {
  ...at(`${addresses.pujas}?deity=zzzz`, {
    state: "empty",
    handlers: [http.get(calls.pujas, say("listing-empty"))],
  }),
  play: hasNone("pooja"),
};
const pujas = listStates(addresses.pujas, calls.pujas, "pooja", true);
export const PujasLoading: Story = pujas.loading;
export const PujasFailed: Story = pujas.error;
export const PujasOffline: Story = pujas.offline;

export const Chadhawas: Story = { ...at(addresses.chadhawas, { themed: true }), play: isFilled };
export const ChadhawasNone: Story = {
  ...at(addresses.chadhawas, { state: "empty", handlers: none }),
  play: hasNone("chadhaava"),
};
const chadhawas = listStates(addresses.chadhawas, calls.chadhawas, "chadhaava");
export const ChadhawasLoading: Story = chadhawas.loading;
export const ChadhawasFailed: Story = chadhawas.error;
export const ChadhawasOffline: Story = chadhawas.offline;

const isRail = (type: RitualType) => shows((language) => catalogueText[language][type].title);

export const PujaRail: Story = { ...at(addresses.pujaRail, { hindi: true }), play: isRail("pooja") };
export const PujaRailNone: Story = {
  ...at(addresses.pujaRail, { state: "empty", handlers: none }),
  play: hasNone("pooja"),
};
const pujaRail = listStates(addresses.pujaRail, calls.pujas, "pooja");
export const PujaRailLoading: Story = pujaRail.loading;
export const PujaRailFailed: Story = pujaRail.error;
export const PujaRailOffline: Story = pujaRail.offline;

export const ChadhawaRail: Story = {
  ...at(addresses.chadhawaRail, { hindi: true }),
  play: isRail("chadhaava"),
};
export const ChadhawaRailNone: Story = {
  ...at(addresses.chadhawaRail, { state: "empty", handlers: none }),
  play: hasNone("chadhaava"),
};
const chadhawaRail = listStates(addresses.chadhawaRail, calls.chadhawas, "chadhaava");
export const ChadhawaRailLoading: Story = chadhawaRail.loading;
export const ChadhawaRailFailed: Story = chadhawaRail.error;
export const ChadhawaRailOffline: Story = chadhawaRail.offline;

const firstBanner = v.object({ banners: v.looseTuple([v.object({ title: v.string() })]) });
export const Banners: Story = {
  ...at(addresses.banners, { hindi: true }),
  play: shows((language) => partOf("banners", firstBanner, language).banners[0].title),
};
export const BannersNone: Story = {
  ...at(addresses.banners, {
    state: "empty",
    handlers: [http.get(calls.banners, say("banners", { banners: [] }))],
  }),
  play: says((language) => catalogueText[language].pooja.noneText),
};
const banners = statesOf(addresses.banners, {
  call: calls.banners,
  loading: (language) => catalogueText[language].loading,
});
export const BannersLoading: Story = banners.loading;
export const BannersFailed: Story = banners.error;
export const BannersOffline: Story = banners.offline;
