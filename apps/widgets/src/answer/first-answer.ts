import type { Meta } from "@aradhana/core/contract";
import { createContext } from "react";
import type { Load } from "./use-answer.ts";

/** A response of the API, as serialised in a document. */
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

/** The data of the first widget only. Widgets opened later make their own requests. */
export const FirstAnswerContext = createContext<FirstAnswer | undefined>(undefined);
