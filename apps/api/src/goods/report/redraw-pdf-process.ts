import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { startCompiler } from "../../documents/typst.ts";
import { MAX_PAGES, REFUSED } from "./redraw-pdf.ts";

// Reads a PDF from stdin and writes a new one of its pages to stdout: without scripts, links, forms, attachments and metadata.
const compiler = await startCompiler();
compiler.mapShadow(join(dirname(dirname(import.meta.dirname)), "uploaded.pdf"), await buffer(process.stdin));

/** As many pages as there are, or one more than we show. */
function redraw(): Buffer | undefined {
  let pdf: Buffer | undefined;
  for (let pages = 1; pages <= MAX_PAGES + 1; pages++) {
    const images = Array.from({ length: pages }, (_, i) => `#image("uploaded.pdf", page: ${i + 1})`);
    const compiled = compiler.compile({
      mainFileContent: `#set page(width: auto, height: auto, margin: 0pt)\n${images.join("\n#pagebreak()\n")}`,
    });
    const document = compiled.result;
    if (!document || compiled.hasError()) return pdf;
    if (pages > MAX_PAGES) return undefined;
    pdf = compiler.pdf(document);
  }
  return pdf;
}

let pdf: Buffer | undefined;
try {
  pdf = redraw();
} catch {
  // The compiler has no error codes: what it cannot draw is no report.
}
if (pdf) process.stdout.write(pdf);
else process.exitCode = REFUSED;
