import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { pseudo } from "./pseudo.ts";

/**
 * Replaces English text by pseudo-localised text. Texts are recognised by their Hindi: values that differ between
 * the languages are texts, equal ones are names or URLs.
 */
export function pseudoTexts(english: unknown, hindi: unknown): unknown {
  if (english === hindi) return english;
  if (typeof english === "string") return pseudo(english);
  if (isValidElement<Props>(english))
    return pseudoElement(english, isValidElement<Props>(hindi) ? hindi.props : {});
  if (typeof english === "function" && typeof hindi === "function")
    return (...given: unknown[]) => pseudoTexts(english(...given), hindi(...given));
  if (Array.isArray(english) && Array.isArray(hindi))
    return english.map((each, at) => (at in hindi ? pseudoTexts(each, hindi[at]) : each));
  if (isRecord(english) && isRecord(hindi))
    return Object.fromEntries(
      Object.entries(english).map(([name, each]) => [
        name,
        name in hindi ? pseudoTexts(each, hindi[name]) : each,
      ]),
    );
  return english;
}

type Props = Record<string, unknown>;

/** Of an element its children, and the props that its Hindi has too: other props may be anything. */
function pseudoElement(
  element: ReactElement<Props>,
  { children: hindi, ...hindiProps }: Props,
): ReactElement {
  const { children, ...props } = element.props;
  const translated = pseudoTexts(props, hindiProps) as Props;
  if (children === undefined) return cloneElement(element, translated);
  // Individually, as written: a list would need keys.
  const inside = listOf(children).map((child, at) => pseudoTexts(child, listOf(hindi)[at]) as ReactNode);
  return cloneElement(element, translated, ...inside);
}

const listOf = (children: unknown): readonly unknown[] => (Array.isArray(children) ? children : [children]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !isValidElement(value);
