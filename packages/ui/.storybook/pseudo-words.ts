import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { pseudo } from "./pseudo.ts";

/**
 * What stands in English, in letters that are not. A text is words; which texts of an object are, and not a name or an
 * address, shows beside its Hindi: those that differ.
 */
export function pseudoWords(english: unknown, hindi: unknown): unknown {
  if (typeof english === "string") return english === hindi ? english : pseudo(english);
  if (isValidElement(english)) return pseudoElement(english as ReactElement<{ children?: ReactNode }>);
  if (typeof english === "function" && typeof hindi === "function")
    return (...given: unknown[]) => pseudoWords(english(...given), hindi(...given));
  if (Array.isArray(english) && Array.isArray(hindi))
    return english.map((each, at) => (at in hindi ? pseudoWords(each, hindi[at]) : each));
  if (isRecord(english) && isRecord(hindi))
    return Object.fromEntries(
      Object.entries(english).map(([name, each]) => [
        name,
        name in hindi ? pseudoWords(each, hindi[name]) : each,
      ]),
    );
  return english;
}

/** Of an element, what stands in it: its props may be anything. */
function pseudoElement(element: ReactElement<{ children?: ReactNode }>): ReactElement {
  const { children } = element.props;
  const inside = Array.isArray(children) ? children : [children];
  const said = inside.map((child) =>
    typeof child === "string" || isValidElement(child) ? (pseudoWords(child, undefined) as ReactNode) : child,
  );
  return children === undefined ? element : cloneElement(element, {}, ...said);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !isValidElement(value);
