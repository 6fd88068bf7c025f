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

/** Every text colour in use. */
export function inksOf(body: HTMLElement): string[] {
  const written = [...body.querySelectorAll<HTMLElement>("*")].filter((element) =>
    [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    ),
  );
  const fields = body.querySelectorAll<HTMLElement>("input, textarea, select");
  return [...new Set([...written, ...fields].map(inkOf))];
}

/** The text colour of an element, its background, and its size and weight. */
export function inkOf(element: HTMLElement): string {
  const under: string[] = [];
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at);
    if (backgroundColor !== "rgba(0, 0, 0, 0)") under.push(backgroundColor);
    if (backgroundImage !== "none") under.push(backgroundImage);
    if (opacity !== "1") under.push(opacity);
  }
  const { color, fontSize, fontWeight } = getComputedStyle(element);
  // Large text needs less contrast, and passing there says nothing about small text.
  return `${fontWeight} ${fontSize} ${[color, ...under].join(" on ")}`;
}
