import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";

type Say = (text: string) => string;

/**
 * A copy with every text replaced by `say`: in lists, records, element props and children. Parts without a change
 * keep their identity, so that nothing re-renders needlessly.
 */
export function mapWords<Value>(value: Value, say: Say): Value {
  return mapped(value, say) as Value;
}

function mapped(value: unknown, say: Say): unknown {
  if (typeof value === "string") return say(value);
  if (Array.isArray(value)) return mapList(value, say);
  if (isValidElement<Record<string, unknown>>(value)) return mapElement(value, say);
  if (isRecord(value)) return mapRecord(value, say);
  return value;
}

function mapList(list: readonly unknown[], say: Say) {
  const said = list.map((each) => mapped(each, say));
  return said.every((each, at) => each === list[at]) ? list : said;
}

/** Props that hold a value or an id, not a text. */
const NO_WORDS = ["value", "id"];

function mapRecord(record: Record<string, unknown>, say: Say) {
  const said = Object.entries(record).map(([name, each]) => {
    const isWord = typeof each !== "string" || !NO_WORDS.includes(name);
    return [name, isWord ? mapped(each, say) : each] as const;
  });
  return said.every(([name, each]) => each === record[name]) ? record : Object.fromEntries(said);
}

function mapElement(element: ReactElement<Record<string, unknown>>, say: Say) {
  const { props } = element;
  const said = mapRecord(props, say);
  if (said === props) return element;
  const { children, ...rest } = said;
  // Individually, as written: a list would need keys.
  return Array.isArray(children)
    ? cloneElement(element, rest, ...(children as ReactNode[]))
    : cloneElement(element, said);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
