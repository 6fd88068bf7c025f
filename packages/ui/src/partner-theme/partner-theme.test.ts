// @vitest-environment jsdom
import { partnerThemes } from "@aradhana/core/partner";
import { afterEach, describe, expect, test, vi } from "vitest";
import { contrast, mix } from "./contrast.ts";
import { applyPartnerTheme, fitPartnerTheme, partnerStyle } from "./index.ts";

const purple = partnerThemes.purple;
const root = document.documentElement;
const warn = vi.fn();
afterEach(() => {
  applyPartnerTheme(root, undefined, warn);
  warn.mockReset();
});

describe("contrast, by WCAG 2.2", () => {
  test("is 21 between black and white, and 1 between equal colours", () => {
    expect(contrast("#000", "#ffffff")).toBe(21);
    expect(contrast("#556b2f", "rgb(85, 107, 47)")).toBe(1);
  });

  // The two greys that WCAG's understanding documents name as just passing and just failing on white.
  test.each([
    ["#767676", 4.54],
    ["#777777", 4.48],
  ])("of %s on white is %d", (grey, ratio) => {
    expect(contrast(grey, "#ffffff")).toBeCloseTo(ratio, 2);
  });

  test("a mix equals color-mix", () => {
    expect(mix("#ffffff", "#000000", 0.5)).toBe("#808080");
    expect(mix("#ff0000", "#0000ff", 1)).toBe("#ff0000");
  });
});

describe("a partner's colours", () => {
  test.each([partnerThemes.default, purple, partnerThemes.blue])(
    "of $buttonClass are all readable",
    (theme) => {
      const { colors, warnings, buttonClass } = fitPartnerTheme(theme);
      expect(warnings).toEqual([]);
      expect(buttonClass).toBe(theme.buttonClass);
      expect(colors.light).toEqual({
        labelColor: theme.labelColor,
        textColor: theme.textColor,
        secondaryTextColor: theme.secondaryTextColor,
        btnBgColor: theme.btnBgColor,
      });
    },
  );

  test("have the same contrast with the page in the dark as in the light", () => {
    const { colors } = fitPartnerTheme(purple);
    for (const [name, color] of Object.entries(colors.light)) {
      const tint = colors.dark[name as keyof typeof colors.dark] ?? "";
      expect(contrast(tint, "#17100c")).toBeGreaterThanOrEqual(contrast(color, "#fbf7ef"));
    }
  });

  test("unreadable ones are replaced by the brand's, one by one, with a warning", () => {
    const { colors, buttonClass, warnings } = fitPartnerTheme({ ...purple, labelColor: "#ffd54f" });
    expect(colors.light).not.toHaveProperty("labelColor");
    expect(colors.dark).not.toHaveProperty("labelColor");
    expect(colors.light.btnBgColor).toBe(purple.btnBgColor);
    expect(buttonClass).toBe("button-purple");
    expect(warnings).toEqual([
      "Partner theme: labelColor #ffd54f has a contrast of 1.16 with raised, and 4.5 is needed. The brand's own colour stands in.",
    ]);
  });

  test("a button with unreadable text is the brand's altogether", () => {
    const { colors, buttonClass } = fitPartnerTheme({ ...purple, btnBgColor: "#c9b6f2" });
    expect(colors.light.btnBgColor).toBeUndefined();
    expect(buttonClass).toBeUndefined();
  });

  test.each(["purple", "#12345", "", "url(x)", "#fff;}"])("%j is not a valid colour", (labelColor) => {
    expect(fitPartnerTheme({ ...purple, labelColor }).warnings).toEqual([
      `Partner theme: labelColor "${labelColor}" is no hexadecimal colour. The brand's own colour stands in.`,
    ]);
  });
});

describe("a document", () => {
  test("shows a theme, and nothing of it after a change to another one", () => {
    applyPartnerTheme(root, purple, warn);
    expect(root.style.getPropertyValue("--partner-label-light")).toBe(purple.labelColor);
    expect(root.classList).toContain("button-purple");

    applyPartnerTheme(root, { ...partnerThemes.default, labelColor: "#fff" }, warn);
    expect(root.style.getPropertyValue("--partner-label-light")).toBe("");
    expect(root.className).toBe("button-orange-green");

    applyPartnerTheme(root, undefined, warn);
    expect(root.getAttribute("style") || undefined).toBeUndefined();
    expect(root.className).toBe("");
  });

  test("keeps its own classes", () => {
    root.classList.add("own");
    applyPartnerTheme(root, purple, warn);
    applyPartnerTheme(root, undefined, warn);
    expect(root.className).toBe("own");
    root.classList.remove("own");
  });

  test("changes the five properties and nothing else", () => {
    applyPartnerTheme(root, purple, warn);
    const named = [...root.style].map((name) => name.replace(/-(light|dark)$/, ""));
    expect(new Set(named)).toEqual(
      new Set(["--partner-label", "--partner-text", "--partner-text-secondary", "--partner-button"]),
    );
  });

  test("warns about replaced colours", () => {
    applyPartnerTheme(root, { ...purple, textColor: "#eee" }, warn);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("textColor #eee"));
  });
});

test("a server-rendered theme equals the theme set by a script", () => {
  const { css, buttonClass } = partnerStyle(purple);
  applyPartnerTheme(root, purple, warn);
  const made = document.createElement("p");
  made.style.cssText = css.slice(":root{".length, -1);
  expect(made.style).toHaveLength(8);
  for (const name of made.style) {
    expect(root.style.getPropertyValue(name)).toBe(made.style.getPropertyValue(name));
  }
  expect([...root.classList]).toEqual([buttonClass]);
});
