import { join } from "node:path";
import type { Language } from "@aradhana/core/contract";
import type { KundaliContent } from "@aradhana/core/kundali";
import { startCompiler } from "../../documents/typst.ts";

/** A kundali as a tagged PDF in one language; the same each time. */
export async function drawKundali(
  content: KundaliContent,
  number: string,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const compiler = await startCompiler();
  const inputs = { report: JSON.stringify({ ...content, language, number }) };
  const pdf = compiler.pdf(
    { mainFilePath: join(import.meta.dirname, "kundali.typ"), inputs },
    { pdfStandard: "ua-1", creationTimestamp: Math.floor(Date.parse(content.made_at) / 1000) },
  );
  compiler.evictCache(10);
  return new Uint8Array(pdf);
}
