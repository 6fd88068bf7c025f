import { randomBytes } from "node:crypto";

/** Marks our own inline scripts while a page is rendered. It is never sent, so no text from data can have it. */
export const scriptMark = randomBytes(16).toString("base64url");

const attribute = ` nonce="${scriptMark}"`;
const marked = new RegExp(`<script${attribute}>([\\s\\S]*?)</script>`, "g");

/** The page without the marks, and its scripts, whose hashes its security policy names. */
export function takeInlineScripts(rendered: string): { html: string; scripts: string[] } {
  return {
    html: rendered.replaceAll(attribute, ""),
    scripts: Array.from(rendered.matchAll(marked), ([, script = ""]) => script),
  };
}
