import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";

type Translate = (text: string) => string;

/**
 * A copy with every text replaced by `say`: in lists, records, element props and children. Parts without a change
 * keep their identity, so that nothing re-renders needlessly.
 */
export function mapTexts<Value>(value: Value, translate: Translate): Value {
  return mapped(value, translate) as Value;
}

function mapped(value: unknown, translate: Translate): unknown {
  if (typeof value === "string") return translate(value);
  if (Array.isArray(value)) return mapList(value, translate);
  if (isValidElement<Record<string, unknown>>(value)) return mapElement(value, translate);
  if (isRecord(value)) return mapRecord(value, translate);
  return value;
}

function mapList(list: readonly unknown[], translate: Translate) {
  const translated = list.map((each) => mapped(each, translate));
  return translated.every((each, at) => each === list[at]) ? list : translated;
}

/** Props that hold a value or an id, not a text. */
const NOT_TEXTS = ["value", "id"];

function mapRecord(record: Record<string, unknown>, translate: Translate) {
  const translated = Object.entries(record).map(([name, each]) => {
    const isText = typeof each !== "string" || !NOT_TEXTS.includes(name);
    return [name, isText ? mapped(each, translate) : each] as const;
  });
  return translated.every(([name, each]) => each === record[name]) ? record : Object.fromEntries(translated);
}

function mapElement(element: ReactElement<Record<string, unknown>>, translate: Translate) {
  const { props } = element;
  const translated = mapRecord(props, translate);
  if (translated === props) return element;
  const { children, ...rest } = translated;
  // Individually, as written: a list would need keys.
  return Array.isArray(children)
    ? cloneElement(element, rest, ...(children as ReactNode[]))
    : cloneElement(element, translated);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
