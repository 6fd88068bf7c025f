import type { Language } from "@aradhana/core/contract";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { inLanguage } from "../../text/text.ts";
import { gems } from "../gems.table.ts";
import type { Certificate } from "../goods-columns.ts";
import { products } from "../products.table.ts";
import { readTerms } from "../terms.queries.ts";
import type { ReportFacts } from "./draw-report.ts";
import { reportTexts } from "./report-texts.ts";

const isSample = (certificate: Certificate | null): certificate is Certificate =>
  certificate?.scan?.isSample === true;

/** What the report on a good says. Undefined without one, and where a laboratory's own was photographed. */
export async function readSampleReport(
  db: Database,
  id: string,
  language: Language,
): Promise<ReportFacts | undefined> {
  const [gem] = await db
    .select()
    .from(gems)
    .where(and(eq(gems.id, id), isNull(gems.withdrawnAt)));
  if (gem) return gemReport(gem, db, language);
  const [product] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, id), isNull(products.withdrawnAt)));
  return product && productReport(product, language);
}

async function gemReport(row: typeof gems.$inferSelect, db: Database, language: Language) {
  const { facts } = row;
  if (!isSample(facts.certificate)) return undefined;
  const terms = await readTerms(db);
  const localise = inLanguage(language);
  const t = reportTexts[language];
  const rows = [
    [t.species, terms.label("stone", row.stone, language)],
    [t.mineral, localise(facts.mineral)],
    [t.weight, t.weightOf(row.carat, row.grams)],
    [t.size, t.mm(facts.sizeMm)],
    [t.shape, terms.label("shape", row.shape, language)],
    [t.colour, terms.label("gem_color", row.color, language)],
    [t.clarity, localise(facts.clarity)],
    [t.origin, terms.label("origin", row.origin, language)],
    [t.treatment, terms.label("treatment", row.treatment, language)],
    [t.gravity, String(facts.specificGravity)],
    [t.refraction, String(facts.refraction)],
  ] as const;
  return reportOf(facts.certificate, row.title[language], rows, language);
}

function productReport({ facts, title, ...row }: typeof products.$inferSelect, language: Language) {
  if (!isSample(facts.certificate)) return undefined;
  const localise = inLanguage(language);
  const t = reportTexts[language];
  const rows = [
    [t.material, localise(facts.material)],
    ...(row.mukhi === null ? [] : [[t.mukhi, String(row.mukhi)] as const]),
    [t.size, facts.dimensions.map(localise).join(", ")],
    [t.weight, t.grams(row.weightGrams)],
  ] as const;
  return reportOf(facts.certificate, title[language], rows, language);
}

const reportOf = (
  { lab, number }: Certificate,
  piece: string,
  rows: ReportFacts["rows"],
  language: Language,
): ReportFacts => ({ lab: lab[language], number, piece, rows });
