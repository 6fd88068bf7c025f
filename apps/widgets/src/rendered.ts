import { type Language, language } from "@aradhana/core/contract";
import * as v from "valibot";
import type { Answered } from "./answer/first-answer.ts";

/** The id of the element with the data that a widget was rendered from. */
export const renderedId = "rendered";

/** The data that a document was rendered from, which hydration needs. */
export interface Rendered {
  framed: boolean;
  language: Language;
  answered: Answered;
}

const assumed = v.object({ framed: v.boolean(), language });

/** The data that this document was rendered from; undefined if it was not, or for a frame while it is none (or vice versa). */
export function readRendered(document: Document, framed: boolean): Rendered | undefined {
  const text = document.getElementById(renderedId)?.textContent;
  const rendered: unknown = text && JSON.parse(text);
  return v.is(assumed, rendered) && rendered.framed === framed ? (rendered as Rendered) : undefined;
}
