import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import type { PropsWithChildren } from "react";
import { create } from "storybook/theming";
import { resolveTokens } from "../foundations/resolve-tokens.ts";
import tokensCss from "../src/theme/tokens.css?raw";

/** Storybook's own UI around the stories, in the colours of a scheme. */
function themeOf(scheme: "light" | "dark") {
  const tokens = resolveTokens(tokensCss, scheme);
  const color = (name: string) => tokens.get(`color-${name}`) ?? "";
  return create({
    base: scheme,
    colorPrimary: color("accent"),
    colorSecondary: color("accent"),
    appBg: color("raised"),
    appContentBg: color("page"),
    appPreviewBg: color("page"),
    appHoverBg: color("raised"),
    appBorderColor: color("border"),
    appBorderRadius: 4,
    barBg: color("surface"),
    barTextColor: color("text-soft"),
    barHoverColor: color("accent"),
    barSelectedColor: color("accent"),
    textColor: color("text"),
    textMutedColor: color("text-soft"),
    inputBg: color("surface"),
    inputBorder: color("control"),
    inputTextColor: color("text"),
    inputBorderRadius: 4,
    fontBase: tokens.get("font-sans") ?? "",
  });
}

const themes = { light: themeOf("light"), dark: themeOf("dark") };

/** A docs page in the toolbar's colour scheme, which is passed on to stories in their own frames. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { globals } = context.getStoryContext(context.storyById());
  const preferred = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const scheme = globals.scheme === "system" ? preferred : globals.scheme;
  const settings = ["theme", "scheme", "language", "textSize", "motion"].map(
    (name) => `${name}:${globals[name]}`,
  );
  // Storybook reads the URL of such a frame from here; there is no parameter for it.
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?globals=${settings.join(";")}` });

  return (
    // A frame reads its URL only once, so a changed toolbar needs a new page.
    <DocsContainer
      key={settings.join()}
      context={context}
      theme={themes[scheme === "dark" ? "dark" : "light"]}
    >
      {children}
    </DocsContainer>
  );
}
