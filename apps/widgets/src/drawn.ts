import { type Language, language } from "@aradhana/core/contract";
import * as v from "valibot";
import type { Answered } from "./answer/first-answer.ts";

/** The id of the element that says in a document what its widget was drawn of. */
export const drawnId = "drawn";

/** The data that a document was rendered from, which hydration needs. */
export interface Drawn {
  framed: boolean;
  language: Language;
  answered: Answered;
}

const assumed = v.object({ framed: v.boolean(), language });

/** What this document was drawn of; nothing where the server drew nothing, or took it to stand elsewhere than it does. */
export function readDrawn(document: Document, framed: boolean): Drawn | undefined {
  const text = document.getElementById(drawnId)?.textContent;
  const drawn: unknown = text && JSON.parse(text);
  return v.is(assumed, drawn) && drawn.framed === framed ? (drawn as Drawn) : undefined;
}
