import { join } from "node:path";
import type { Language } from "@aradhana/core/contract";
import { startCompiler } from "../../documents/typst.ts";
import { reportTexts } from "./report-texts.ts";

export interface ReportFacts {
  lab: string;
  number: string;
  /** What was examined. */
  piece: string;
  /** Name and value of each finding. */
  rows: readonly (readonly [string, string])[];
}

/** A report of the sample shop as SVG of 4:3, marked as a sample; the same each time. */
export async function drawReport(facts: ReportFacts, language: Language): Promise<string> {
  const compiler = await startCompiler();
  const { title, sample, note, number } = reportTexts[language];
  const report = JSON.stringify({ ...facts, language, title, sample, note, number_label: number });
  const svg = compiler.plainSvg({
    mainFilePath: join(import.meta.dirname, "report.typ"),
    inputs: { report },
  });
  compiler.evictCache(10);
  return svg;
}
