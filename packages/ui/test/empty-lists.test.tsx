import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Accordion } from "../src/accordion/index.ts";
import { BottomBar } from "../src/bottom-bar/index.ts";
import { Breadcrumb } from "../src/breadcrumb/index.ts";
import { Carousel } from "../src/carousel/index.ts";
import { FacetLinks, FacetSelect } from "../src/facets/index.ts";
import { FilterChips } from "../src/filter-chips/index.ts";
import { Gallery } from "../src/gallery/index.ts";
import { LanguagePicker } from "../src/language-picker/index.ts";
import { Menu } from "../src/menu/index.ts";
import { RadioCards } from "../src/radio-cards/index.ts";
import { Rail } from "../src/rail/index.ts";
import { ServiceChips } from "../src/service-chips/index.ts";
import { Steps } from "../src/steps/index.ts";
import { Table } from "../src/table/index.ts";
import { Tabs } from "../src/tabs/index.ts";
import { Timeline } from "../src/timeline/index.ts";
import { TrustSignals } from "../src/trust-signals/index.ts";

/** Every component that shows a list, with an empty one. A frame, a heading or arrows around nothing look broken. */
const withNothing: Readonly<Record<string, ReactElement>> = {
  Accordion: <Accordion items={[]} />,
  BottomBar: <BottomBar label="Places" entries={[]} />,
  Breadcrumb: <Breadcrumb label="You are here" trail={[]} current="Home" />,
  Carousel: <Carousel label="Highlights" arrows={{ back: "Back", on: "On" }} placeLabel={String} />,
  FacetLinks: <FacetLinks label="Deity" options={[]} />,
  FacetSelect: <FacetSelect label="Order" name="sort" options={[]} value="" applyLabel="Apply" />,
  FilterChips: <FilterChips label="Deity" chips={[]} />,
  Gallery: <Gallery label="Pictures" arrows={{ back: "Back", on: "On" }} pictures={[]} />,
  LanguagePicker: <LanguagePicker label="Language" languages={[]} value="" onValueChange={() => {}} />,
  Menu: <Menu groups={[[], []]}>Order</Menu>,
  RadioCards: <RadioCards label="Package">{[]}</RadioCards>,
  Rail: (
    <Rail heading="Upcoming pujas" arrows={{ back: "Back", on: "On" }} seeAll={{ href: "/", label: "All" }}>
      {false}
    </Rail>
  ),
  ServiceChips: <ServiceChips label="Services" services={[]} />,
  Steps: <Steps label="Checkout" steps={[]} current={0} doneLabel="Done:" />,
  Table: <Table caption="What is paid back" head={["When", "Paid back"]} rows={[]} />,
  Tabs: <Tabs label="Charts" items={[]} />,
  Timeline: <Timeline steps={[]} />,
  TrustSignals: <TrustSignals label="What we promise" items={[]} />,
};

test.each(Object.entries(withNothing))("<%s> renders nothing without items", (_, element) => {
  expect(renderToStaticMarkup(element)).toBe("");
});
