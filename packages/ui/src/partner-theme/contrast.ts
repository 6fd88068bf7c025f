/** Red, green and blue of a colour, 0 to 255: `#rgb`, `#rrggbb`, or a computed value. */
function channelsOf(color: string): readonly [number, number, number] {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color.trim())?.[1];
  const digits = hex?.length === 3 ? hex.replace(/./g, "$&$&") : hex;
  const [red = 0, green = 0, blue = 0] = digits
    ? [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
    : (color.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue];
}

/** Relative luminance by WCAG 2.2. */
function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two opaque colours by WCAG 2.2: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Mixes two colours like `color-mix(in srgb, …)`; `share` is the part of the first one. */
export function mix(one: string, other: string, share: number): string {
  const others = channelsOf(other);
  const mixed = channelsOf(one).map((value, at) => value * share + (others[at] ?? 0) * (1 - share));
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}
