import { join } from "node:path";
import type { Currency, Language } from "@aradhana/core/contract";
import { formatDate } from "@aradhana/core/date";
import { startCompiler } from "../documents/typst.ts";
import { countryName } from "../text/display-names.ts";
import { amountInWords } from "./amount-in-words.ts";
import type { InvoiceFacts } from "./invoice.rules.ts";
import { creditNoteTexts, invoiceTexts } from "./invoice-texts.ts";

export interface PrintedInvoice {
  number: string;
  issuedAt: Date;
  orderNumber: string;
  facts: InvoiceFacts;
  /** Of a credit note: the invoice that it changes. */
  against?: { number: string; issuedAt: Date };
}

/** An invoice as a tagged PDF in one language, in some milliseconds; the same each time. */
export async function drawInvoice(
  invoice: PrintedInvoice,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const compiler = await startCompiler();
  const inputs = { invoice: JSON.stringify(printed(invoice, language)) };
  const pdf = compiler.pdf(
    { mainFilePath: join(import.meta.dirname, "invoice.typ"), inputs },
    { pdfStandard: "ua-1", creationTimestamp: Math.floor(invoice.issuedAt.getTime() / 1000) },
  );
  compiler.evictCache(10);
  return new Uint8Array(pdf);
}

/** The invoice in words and numbers, as the template shows it. */
function printed({ number, issuedAt, orderNumber, facts, against }: PrintedInvoice, language: Language) {
  const texts = { ...invoiceTexts[language], ...(against && creditNoteTexts[language]) };
  const { supplier, recipient, placeOfSupply, currency } = facts;
  const money = (amount: number) => moneyIn(amount, currency, language);
  const dayOf = (instant: Date) => formatDate(instant.toISOString(), "day-year", language);
  const total = (read: (line: InvoiceFacts["lines"][number]) => number) =>
    facts.lines.reduce((sum, line) => sum + read(line), 0);
  const taxOf = ({ taxes }: InvoiceFacts["lines"][number]) =>
    taxes.reduce((sum, { amount }) => sum + amount, 0);
  const country = facts.export && countryName(facts.export.country, language);
  return {
    ...{ language, number, title: texts.title, columns: texts.columns, signature: texts.signature },
    facts: [
      [texts.number, number],
      [texts.date, dayOf(issuedAt)],
      ...(against
        ? [[creditNoteTexts[language].against, `${against.number}, ${dayOf(against.issuedAt)}`]]
        : []),
      [texts.order, orderNumber],
    ],
    supplier: {
      name: texts.supplier,
      lines: [supplier.legalName[language], supplier.address[language], `GSTIN ${supplier.gstin}`],
    },
    recipient: {
      name: texts.recipient,
      lines: [
        ...(recipient.name ? [recipient.name] : []),
        ...recipient.address,
        ...(country ? [country] : []),
        ...(recipient.gstin ? [`GSTIN ${recipient.gstin}`] : []),
      ],
    },
    notes: [
      ...(placeOfSupply ? [`${texts.place}: ${placeOfSupply.name[language]} (${placeOfSupply.code})`] : []),
      ...(facts.export ? [`${texts.export}: ${facts.export.lut}`] : []),
      texts.reverse,
    ],
    rows: facts.lines.map((line) => [
      line.title[language],
      line.code,
      `${line.qty} ${texts.unit}`,
      money(line.base),
      line.taxes.length > 0
        ? line.taxes.map(({ name, pct, amount }) => `${name} ${pct}% ${money(amount)}`)
        : line.pct > 0
          ? money(0)
          : facts.export
            ? "0%"
            : texts.exempt,
      money(line.base + taxOf(line)),
    ]),
    totals: [texts.total, "", "", money(total(({ base }) => base)), money(total(taxOf)), money(facts.grand)],
    words: (["en", "hi"] as const).map((each) => [
      invoiceTexts[each].inWords,
      amountInWords(facts.grand, currency, each),
    ]),
  };
}

/** An invoice shows the hundredths always. */
const moneyIn = (amount: number, currency: Currency, language: Language) =>
  new Intl.NumberFormat(language === "hi" ? "hi-IN-u-nu-latn" : "en-IN", {
    ...{ style: "currency", currency: currency.toUpperCase(), minimumFractionDigits: 2 },
  }).format(amount / 100);
