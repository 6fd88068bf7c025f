import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { cloneElement, createRef, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { isReachedFrom, pressables, walkByTab } from "./keyboard.ts";

type AnyProps = Record<string, unknown>;

/** What a strict policy for content refuses, wherever it stands. */
const REFUSED = "style, script, [onclick], [onerror], [onload], [href^='javascript:'], [src^='javascript:']";

/** The props that choose a look, each with the values it takes. */
type Variants = Readonly<Record<string, readonly (string | boolean)[]>>;

const attributeOf = (prop: string) =>
  `data-${prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * What every component of this package promises, whatever else it does. `rootClass` is the class of the element
 * that takes the caller's props: the first one of the component, unless it says otherwise.
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

    test("puts a caller's className after its own instead of losing either", () => {
      expect(rootOf({ className: "mine" })?.getAttribute("class")).toMatch(
        new RegExp(`\\b${rootClass}\\b.* mine$`),
      );
    });

    test("hands its root element to a ref", () => {
      const ref = createRef<HTMLElement>();
      const root = rootOf({ ref });
      expect(root).not.toBeNull();
      expect(ref.current).toBe(root);
    });

    const looks = Object.entries(variants).flatMap(([prop, values]) =>
      values.map((value) => ({ prop, value, attribute: attributeOf(prop) })),
    );
    test.each(looks)("says $prop = $value by $attribute, not by a class", ({ prop, value, attribute }) => {
      const { baseElement, rerender } = render(element);
      const root = () => baseElement.querySelector(`.${rootClass}`);
      const plain = root()?.getAttribute("class");
      rerender(cloneElement(element, { [prop]: value }));
      expect(root()?.getAttribute(attribute)).toBe(value === false ? null : String(value));
      expect(root()?.getAttribute("class")).toBe(plain);
    });

    test("is drawn as HTML, and the browser agrees with what it finds", () => {
      const container = document.body.appendChild(document.createElement("div"));
      container.innerHTML = renderToString(element);
      const quarrels: unknown[] = [];
      const onRecoverableError = (error: unknown) => void quarrels.push(error);
      render(element, { container, hydrate: true, onRecoverableError });
      expect(quarrels).toEqual([]);
    });

    test("brings nothing that a strict content policy refuses", () => {
      const { baseElement } = render(element);
      expect(baseElement.querySelectorAll(REFUSED)).toHaveLength(0);
    });

    test("is used by keyboard alone, in the order in which it is read", async () => {
      const { baseElement } = render(element);
      const walked = await walkByTab(userEvent.setup(), baseElement.ownerDocument);
      const missed = pressables(baseElement).filter(
        (control) => !walked.includes(control) && !isReachedFrom(control, walked),
      );
      expect(missed.map(({ outerHTML }) => outerHTML)).toEqual([]);
    });
  });
}
