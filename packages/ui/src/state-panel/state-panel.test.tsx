import { render, screen } from "@testing-library/react";
import { createRef } from "react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { StatePanel } from "./state-panel.tsx";

const panel = (
  <StatePanel sign={null} heading="Nothing here yet" actions={<a href="/online-puja">See the pujas</a>}>
    <p>Your orders will stand here.</p>
  </StatePanel>
);

describeComponent("StatePanel", panel, "panel", { tone: ["plain", "good", "bad"] });

test("shows heading, text and actions", () => {
  render(panel);
  expect(screen.getByRole("heading", { level: 2, name: "Nothing here yet" })).toBeDefined();
  expect(screen.getByRole("link", { name: "See the pujas" })).toBeDefined();
});

test("its heading is focusable only with a ref", () => {
  const { unmount } = render(panel);
  expect(screen.getByRole("heading").hasAttribute("tabindex")).toBe(false);
  unmount();

  const heading = createRef<HTMLHeadingElement>();
  render(<StatePanel sign={null} heading="Gone" headingAs="h1" headingRef={heading} />);
  heading.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
});
