import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { TrustSignals } from "./trust-signals.tsx";

const items = [
  { title: "Who performs it", text: "The temple's letter and the priest's name stand on each page." },
  { title: "Late? Your choice", text: "A missed promise offers you a refund or a repeat." },
];

describeComponent("TrustSignals", <TrustSignals label="What we promise" items={items} />, "trust");

test("is a named landmark with a heading for each promise", () => {
  render(<TrustSignals label="What we promise" items={items} />);
  const section = screen.getByRole("region", { name: "What we promise" });
  expect(
    within(section)
      .getAllByRole("heading")
      .map((heading) => heading.textContent),
  ).toEqual(["Who performs it", "Late? Your choice"]);
});
