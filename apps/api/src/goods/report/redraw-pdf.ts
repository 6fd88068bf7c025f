import { execFile } from "node:child_process";
import { join } from "node:path";

export const MAX_PAGES = 8;
/** How the process ends when it has drawn nothing. */
export const REFUSED = 3;
const LONGEST_MS = 20_000;
const MAX_PDF_BYTES = 16 * 1024 * 1024;

const script = join(import.meta.dirname, "redraw-pdf-process.ts");

/**
 * Draws a PDF again, in a process of its own without our environment: a file that breaks the parser breaks nothing else. Undefined
 * if it is none, damaged, locked by a password or too long.
 */
export function redrawPdf(bytes: Buffer): Promise<Buffer | undefined> {
  if (bytes.toString("latin1", 0, 5) !== "%PDF-") return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const options = { encoding: "buffer", env: {}, timeout: LONGEST_MS, maxBuffer: MAX_PDF_BYTES } as const;
    const child = execFile(
      process.execPath,
      [script],
      { ...options, killSignal: "SIGKILL" },
      (error, pdf) => {
        if (!error) return resolve(pdf);
        // Refused, or the file has stopped the process. Any other end is our mistake.
        const isRefused = error.code === REFUSED || error.signal;
        return isRefused ? resolve(undefined) : reject(new Error("no PDF was drawn", { cause: error.code }));
      },
    );
    // A process that ended early reads no more.
    child.stdin?.on("error", () => {});
    child.stdin?.end(bytes);
  });
}
