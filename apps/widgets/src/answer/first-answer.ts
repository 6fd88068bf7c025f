import type { Meta } from "@aradhana/core/contract";
import { createContext } from "react";
import type { Load } from "./use-answer.ts";

/** An answer of the API, as it travels in a document. */
export interface Answered<Results = unknown> {
  results: Results;
  meta: Meta;
}

/** The data for the first widget of a document, known before it is rendered. */
export interface FirstAnswer {
  /** The response to its request, which the server has made already. */
  answered?: Answered | undefined;
  /** Called during server rendering with the request that the widget would make. */
  onLoad?(load: Load<unknown>): void;
}

/** For the widget that a document begins with, and no other: what is gone to from there asks for itself. */
export const FirstAnswerContext = createContext<FirstAnswer | undefined>(undefined);
