const colours = [
  "color",
  "backgroundColor",
  "backgroundImage",
  "borderTopColor",
  "borderBottomColor",
  "borderInlineStartColor",
  "outlineColor",
  "boxShadow",
  "fill",
  "stroke",
  "accentColor",
] as const;

/** Every colour on the page: equal texts mean equal colours. */
export function appearanceOf(body: HTMLElement): string {
  const seen: string[] = [];
  for (const element of [body, ...body.querySelectorAll("*")]) {
    for (const part of [undefined, "::before", "::after"]) {
      const style = getComputedStyle(element, part);
      if (part && style.content === "none") continue;
      seen.push(colours.map((name) => style[name]).join());
    }
  }
  return seen.join("\n");
}

/** Every element with text of its own, and every field. */
export function writtenElements(body: HTMLElement): HTMLElement[] {
  const written = [...body.querySelectorAll<HTMLElement>("*")].filter((element) =>
    [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    ),
  );
  return [...new Set([...written, ...body.querySelectorAll<HTMLElement>("input, textarea, select")])];
}

/** Reads inks of a page that does not change: the text colour of an element, its background, its size and weight. */
export function createInkReader(): (element: HTMLElement) => string {
  const layers = new Map<HTMLElement, readonly string[]>();
  const layersUnder = (element: HTMLElement | null): readonly string[] => {
    if (!element) return [];
    const known = layers.get(element);
    if (known) return known;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const own = [
      ...(backgroundColor === "rgba(0, 0, 0, 0)" ? [] : [backgroundColor]),
      ...(backgroundImage === "none" ? [] : [backgroundImage]),
      ...(opacity === "1" ? [] : [opacity]),
    ];
    const all = [...own, ...layersUnder(element.parentElement)];
    layers.set(element, all);
    return all;
  };
  return (element) => {
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    // Large text needs less contrast, and passing there says nothing about small text.
    return `${fontWeight} ${fontSize} ${[color, ...layersUnder(element)].join(" on ")}`;
  };
}
