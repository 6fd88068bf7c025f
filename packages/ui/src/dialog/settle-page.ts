const MADE_SILENT = "data-behind-modal";

/**
 * Lets the topmost dialog alone be used and read: the rest of the page becomes inert, and comes back once there is no
 * dialog. Messages over the page (`data-above-modals`) stay. Call it whenever a dialog has come or is about to go.
 */
export function settlePage({ body, documentElement: root }: Document) {
  const top = topModal(body);
  for (const part of body.children) {
    const wasSilent = part.hasAttribute(MADE_SILENT);
    const isSilent = top !== undefined && part !== top && !part.matches("[data-above-modals]");
    // What somebody else has made inert is theirs.
    if (isSilent === wasSilent || (isSilent && part.hasAttribute("inert"))) continue;
    part.toggleAttribute("inert", isSilent);
    part.toggleAttribute(MADE_SILENT, isSilent);
  }

  const isHeld = root.style.overflow === "hidden";
  if (isHeld === (top !== undefined)) return;
  const barTakesRoom = root.clientWidth < (root.ownerDocument.defaultView?.innerWidth ?? 0);
  root.style.overflow = isHeld ? "" : "hidden";
  root.style.scrollbarGutter = !isHeld && barTakesRoom ? "stable" : "";
}

/** The dialog that was opened last. */
export function topModal(body: HTMLElement) {
  return [...body.querySelectorAll(":scope > [data-modal]")].at(-1);
}
