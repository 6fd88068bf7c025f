import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { Badge, type BadgeKind } from "./badge.tsx";

const kinds = ["temple_authorised", "priest_of_temple", "independent_priest", "vip", "sample"] as const;

describeComponent("Badge", <Badge kind="vip">VIP</Badge>, "badge", { kind: kinds, plain: [true, false] });

test("each kind has another mark, so that none depends on colour alone", () => {
  const marks = kinds.map((kind: BadgeKind) => {
    const { container } = render(<Badge kind={kind}>Authorised by the temple</Badge>);
    return container.querySelector("svg")?.innerHTML;
  });
  expect(new Set(marks).size).toBe(kinds.length);
});

test("is read out as its text only", () => {
  render(<Badge kind="temple_authorised">Authorised by the temple</Badge>);
  expect(screen.getByText("Authorised by the temple").textContent).toBe("Authorised by the temple");
  expect(screen.queryByRole("img")).toBeNull();
});
