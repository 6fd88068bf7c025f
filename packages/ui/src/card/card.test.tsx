import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { ClockIcon } from "../icon/index.ts";
import {
  Card,
  CardAuthorisation,
  CardBadges,
  CardFact,
  CardFooter,
  CardLine,
  CardSkeleton,
  CardTag,
} from "./index.ts";

const card = <Card href="/x" title="Anna daan" image={{ name: "deity-lakshmi", alt: "A lotus" }} />;

describeComponent("Card", card, "card", { closed: [true, false] });
describeComponent("CardSkeleton", <CardSkeleton />, "frame");
describeComponent("CardLine", <CardLine>Every day</CardLine>, "line");
describeComponent("CardFact", <CardFact icon={ClockIcon}>By the evening</CardFact>, "fact");
describeComponent("CardTag", <CardTag>New</CardTag>, "tag");
describeComponent("CardBadges", <CardBadges>4.6</CardBadges>, "signs");
describeComponent(
  "CardAuthorisation",
  <CardAuthorisation level="independent_priest" label="A priest" />,
  "proof",
);

test("is one link over the whole card, named by its title", () => {
  render(
    <Card href="/x" title="Anna daan" eyebrow="Daily" foot={<CardFooter price="₹251" />}>
      <CardLine>A meal for eleven</CardLine>
    </Card>,
  );
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Anna daan"]);
});

test("when closed, the footer shows the reason instead of the price", () => {
  render(
    <Card
      href="/x"
      title="Anna daan"
      closed
      foot={<CardFooter price="₹251" aside="till 8" closed="Over" />}
    />,
  );
  const { textContent, dataset } = screen.getByRole("article");
  expect(textContent).toBe("Anna daanOver");
  expect(dataset.closed).toBe("true");
});

test("a skeleton has the lines of its card and is hidden from screen readers", () => {
  const { container } = render(<CardSkeleton ratio="1" lines={3} eyebrow={false} foot={false} />);
  const [skeleton] = container.children as unknown as HTMLElement[];
  expect(skeleton?.getAttribute("aria-hidden")).toBe("true");
  expect(skeleton?.style.getPropertyValue("--artwork-ratio")).toBe("1");
  expect(container.querySelectorAll(".line")).toHaveLength(3);
  expect(container.querySelector(".eyebrow, .foot")).toBeNull();
});
