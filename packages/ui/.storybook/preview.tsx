import type { Decorator, Preview } from "@storybook/react-vite";
import { type ComponentProps, lazy, Suspense, useLayoutEffect } from "react";
import { configure } from "storybook/test";
import "../src/theme/tokens.css";
import "../src/theme/base.css";
import "../src/theme/fonts.css";
import "./preview.css";
import { applyPartnerTheme } from "../src/partner-theme/index.ts";
import { beOffline } from "./be-offline.ts";
import { forceScheme } from "./force-scheme.ts";
import { answerCalls } from "./mock-api.ts";
import { nameLists } from "./name-lists.ts";
import { themes } from "./themes.ts";
import { translateArgs } from "./translate-args.ts";

// On a busy machine a lazy part takes longer than the library's default of one second.
configure({ asyncUtilTimeout: 10_000 });

const LANGUAGES = {
  en: { lang: "en", dir: "ltr" },
  hi: { lang: "hi", dir: "ltr" },
  pseudo: { lang: "en", dir: "ltr" },
  // No right-to-left language is sold yet, but the layout must be ready for one.
  rtl: { lang: "en", dir: "rtl" },
} as const;

const inLanguage: Decorator = (Story, context) => <Story args={translateArgs(context)} />;

const onThatPage: Decorator = (Story, { globals, parameters }) => {
  const { language, scheme, textSize, motion } = globals;
  const theme = themes[globals.theme as keyof typeof themes]?.colors;
  useLayoutEffect(() => {
    const { lang, dir } = LANGUAGES[language as keyof typeof LANGUAGES] ?? LANGUAGES.en;
    const root = document.documentElement;
    root.lang = lang;
    root.dir = dir;
    root.style.fontSize = String(textSize) === "200" ? "200%" : "";
    root.dataset.motion = motion;
    forceScheme(scheme === "system" ? undefined : scheme, document);
  }, [language, scheme, textSize, motion]);
  useLayoutEffect(() => {
    if (!parameters.ownTheme) applyPartnerTheme(document.documentElement, theme, console.warn);
  }, [theme, parameters.ownTheme]);
  return <Story />;
};

// Tests render stories only: they need not load the docs pages.
const DocsPage = lazy(async () => ({ default: (await import("./docs-page.tsx")).DocsPage }));
const InDocsPage = (props: ComponentProps<typeof DocsPage>) => (
  <Suspense>
    <DocsPage {...props} />
  </Suspense>
);

// The tests judge contrast themselves, once for each pair of colours: it takes longer than all other rules of axe.
const isTest = import.meta.env.MODE === "test";
const axeOptions = {
  resultTypes: ["violations", "incomplete"],
  ...(isTest && { rules: { "color-contrast": { enabled: false } } }),
} as const;

const preview: Preview = {
  tags: ["autodocs"],
  argTypesEnhancers: [nameLists],
  beforeEach: [
    ({ parameters }) => answerCalls(parameters.answers),
    ({ parameters }) => (parameters.offline ? beOffline() : undefined),
  ],
  decorators: [inLanguage, onThatPage],
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: {
        icon: "paintbrush",
        dynamicTitle: true,
        items: Object.entries(themes).map(([value, { title }]) => ({ value, title })),
      },
    },
    scheme: {
      description: "Colour scheme",
      toolbar: { icon: "mirror", items: ["system", "light", "dark"], dynamicTitle: true },
    },
    language: {
      description: "Language",
      toolbar: {
        icon: "globe",
        dynamicTitle: true,
        items: [
          { value: "en", title: "English" },
          { value: "hi", title: "हिन्दी" },
          { value: "pseudo", title: "Pseudo (not of pages)" },
          { value: "rtl", title: "Right to left" },
        ],
      },
    },
    textSize: {
      description: "Text size",
      toolbar: {
        icon: "zoom",
        dynamicTitle: true,
        items: [
          { value: "100", title: "Text 100 %" },
          { value: "200", title: "Text 200 %" },
        ],
      },
    },
    motion: {
      description: "Motion",
      toolbar: {
        icon: "lightning",
        dynamicTitle: true,
        items: [
          { value: "full", title: "Full motion" },
          { value: "reduced", title: "Reduced motion" },
        ],
      },
    },
  },
  initialGlobals: {
    theme: "brand",
    scheme: "system",
    language: "en",
    textSize: "100",
    motion: "full",
    viewport: { value: "phone", isRotated: false },
  },
  parameters: {
    a11y: { test: "error", options: axeOptions },
    docs: { container: InDocsPage },
    options: { storySort: { order: ["Welcome", "Foundations", "*", "Checkout", "Pages", "Widgets"] } },
    viewport: {
      options: {
        phone: { name: "Phone 360×640", type: "mobile", styles: { width: "360px", height: "640px" } },
        narrow: { name: "Narrow 320×568", type: "mobile", styles: { width: "320px", height: "568px" } },
        tablet: { name: "Tablet 768×1024", type: "tablet", styles: { width: "768px", height: "1024px" } },
        desktop: { name: "Desktop 1280×800", type: "desktop", styles: { width: "1280px", height: "800px" } },
      },
    },
  },
};
export default preview;
