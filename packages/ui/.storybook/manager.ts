import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";
import { brand } from "./brand.ts";

addons.setConfig({
  theme: create({
    base: "light",
    brandTitle: "Aradhana",
    colorPrimary: brand.accent,
    colorSecondary: brand.accent,
    appBg: brand.page,
    appContentBg: brand.surface,
    appPreviewBg: brand.surface,
    appBorderColor: brand.border,
    barBg: brand.surface,
    barTextColor: brand["text-soft"],
    barSelectedColor: brand.accent,
    textColor: brand.text,
    textMutedColor: brand["text-soft"],
  }),
});
