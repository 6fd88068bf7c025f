/** Texts of which a part cannot be read: cut by a box around them, or longer than the field they are the placeholder of. */
export function findClippedText(root: HTMLElement): string[] {
  return [...clippedTexts(root), ...clippedPlaceholders(root)];
}

function clippedTexts(root: HTMLElement): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    const content = text.textContent?.trim();
    if (!content || !parent?.checkVisibility({ visibilityProperty: true }) || isForListeners(parent))
      continue;
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()];
    const cut = clippingBoxes(parent).find((box) => {
      const { left, right } = box.getBoundingClientRect();
      return boxes.some((each) => each.width > 0 && (each.right > right + 1 || each.left < left - 1));
    });
    if (cut) found.push(`"${content.slice(0, 60)}" is cut by ${cut.outerHTML.slice(0, 160)}`);
  }
  return found;
}

/** The boxes that cut what is in `element`, up to one that scrolls. */
function clippingBoxes(element: Element | null): Element[] {
  if (!element) return [];
  const { overflowX } = getComputedStyle(element);
  if (overflowX === "auto" || overflowX === "scroll") return [];
  const outer = clippingBoxes(element.parentElement);
  return overflowX === "visible" ? outer : [element, ...outer];
}

/** Visually hidden, or a picture of which a part is meant to show. */
const isForListeners = (element: Element | null): boolean =>
  element !== null &&
  (element.ariaHidden === "true" ||
    getComputedStyle(element).clipPath === "inset(50%)" ||
    isForListeners(element.parentElement));

function clippedPlaceholders(root: HTMLElement): string[] {
  const canvas = document.createElement("canvas").getContext("2d");
  return [...root.querySelectorAll<HTMLInputElement>("input[placeholder]:placeholder-shown")].flatMap(
    (input) => {
      if (!canvas || !input.checkVisibility()) return [];
      const { font, paddingLeft, paddingRight } = getComputedStyle(input);
      canvas.font = font;
      const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const { width } = canvas.measureText(input.placeholder);
      const size = `${Math.ceil(width)} px wide, and its field ${Math.floor(room)} px`;
      return width > room + 1 ? [`the placeholder "${input.placeholder}" is ${size}`] : [];
    },
  );
}
