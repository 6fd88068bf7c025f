import { page } from "vitest/browser";
import { axeViolations } from "./axe-violations.ts";
import { findClippedText } from "./find-clipped-text.ts";
import { findOverflow } from "./find-overflow.ts";
import { hiddenFocusRings } from "./hidden-focus-rings.ts";
import { judgeContrast } from "./judge-contrast.ts";
import { scrollToTop } from "./scroll-to-top.ts";

const PHONE = [360, 640] as const;
const DESK = [1280, 800] as const;
/** The narrowest views that must do without scrolling sideways: WCAG 1.4.4 (text twice as large) and 1.4.10. */
const narrowest = [
  { width: 360, fontSize: "200%" },
  { width: 320, fontSize: "100%" },
];

/** Every screen in every state fits into a narrow view, where large text is nowhere cut; on a desk axe finds nothing and each focus ring is visible. */
export async function checkScreen(root: HTMLElement, { onDesk }: { onDesk: boolean }) {
  try {
    for (const { width, fontSize } of narrowest) {
      await page.viewport(width, PHONE[1]);
      root.style.fontSize = fontSize;
      const found = findOverflow(root);
      // In normal text what is said in full elsewhere may end in dots.
      if (fontSize !== "100%") found.push(...findClippedText(root));
      if (found.length > 0) throw new Error(`${width} wide, text at ${fontSize}:\n${found.join("\n")}`);
    }
    root.style.fontSize = "";
    if (onDesk) {
      await page.viewport(...DESK);
      scrollToTop();
      await judgeContrast(document.body, `${DESK[0]} px`);
      scrollToTop();
      const found = await axeViolations();
      if (found.length > 0) throw new Error(`${DESK[0]} wide, axe finds:\n${found.join("\n")}`);
      const unseen = hiddenFocusRings(document.body);
      if (unseen.length > 0)
        throw new Error(`${DESK[0]} wide, the focus cannot be seen on:\n${unseen.join("\n")}`);
    }
  } finally {
    root.style.fontSize = "";
    await page.viewport(...PHONE);
  }
}
