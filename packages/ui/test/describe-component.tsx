import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { cloneElement, createRef, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { isReachedFrom, pressables, walkByTab } from "./keyboard.ts";

type AnyProps = Record<string, unknown>;

/** What a strict content security policy rejects. */
const REFUSED = "style, script, [onclick], [onerror], [onload], [href^='javascript:'], [src^='javascript:']";

/** The props that select an appearance, with their values. */
type Variants = Readonly<Record<string, readonly (string | boolean)[]>>;

const attributeOf = (prop: string) =>
  `data-${prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * What every component of this package guarantees. `rootClass` is the class of the element that gets the caller's
 * props, by default the first element of the component.
 */
export function describeComponent(
  name: string,
  element: ReactElement<AnyProps>,
  rootClass: string,
  variants: Variants = {},
) {
  const rootOf = (props: AnyProps) =>
    render(cloneElement(element, props)).baseElement.querySelector(`.${rootClass}`);

  describe(`<${name}> like every component`, () => {
    test("passes unknown props to its root element", () => {
      const root = rootOf({ "data-track": "x", id: "mine" });
      expect(root?.getAttribute("data-track")).toBe("x");
      expect(root?.getAttribute("id")).toBe("mine");
    });

    test("keeps its own className and the caller's", () => {
      expect(rootOf({ className: "mine" })?.getAttribute("class")).toMatch(
        new RegExp(`\\b${rootClass}\\b.* mine$`),
      );
    });

    test("passes a ref to its root element", () => {
      const ref = createRef<HTMLElement>();
      const root = rootOf({ ref });
      expect(root).not.toBeNull();
      expect(ref.current).toBe(root);
    });

    const looks = Object.entries(variants).flatMap(([prop, values]) =>
      values.map((value) => ({ prop, value, attribute: attributeOf(prop) })),
    );
    test.each(looks)("sets $prop = $value as $attribute, not as a class", ({ prop, value, attribute }) => {
      const { baseElement, rerender } = render(element);
      const root = () => baseElement.querySelector(`.${rootClass}`);
      const plain = root()?.getAttribute("class");
      rerender(cloneElement(element, { [prop]: value }));
      expect(root()?.getAttribute(attribute)).toBe(value === false ? null : String(value));
      expect(root()?.getAttribute("class")).toBe(plain);
    });

    test("renders on the server, and hydrates without a mismatch", () => {
      const container = document.body.appendChild(document.createElement("div"));
      container.innerHTML = renderToString(element);
      const quarrels: unknown[] = [];
      const onRecoverableError = (error: unknown) => void quarrels.push(error);
      render(element, { container, hydrate: true, onRecoverableError });
      expect(quarrels).toEqual([]);
    });

    test("renders nothing that a strict content security policy rejects", () => {
      const { baseElement } = render(element);
      expect(baseElement.querySelectorAll(REFUSED)).toHaveLength(0);
    });

    test("can be used by keyboard alone, in reading order", async () => {
      const { baseElement } = render(element);
      const walked = await walkByTab(userEvent.setup(), baseElement.ownerDocument);
      const missed = pressables(baseElement).filter(
        (control) => !walked.includes(control) && !isReachedFrom(control, walked),
      );
      expect(missed.map(({ outerHTML }) => outerHTML)).toEqual([]);
    });
  });
}
