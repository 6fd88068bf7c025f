import { render } from "@testing-library/react";
import { cloneElement, createRef, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

type AnyProps = Record<string, unknown>;

/**
 * What every component of this package promises, whatever else it does. `rootClass` is the class of the element
 * that takes the caller's props: the first one of the component, unless it says otherwise.
 */
export function describeComponent(name: string, element: ReactElement<AnyProps>, rootClass: string) {
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

    test("renders without a browser", () => {
      expect(() => renderToString(element)).not.toThrow();
    });
  });
}
