import { partnerThemes } from "@aradhana/core/partner";
import { expect, test } from "vitest";
import { contrast } from "./contrast.ts";
import { fitPartnerTheme } from "./index.ts";

test.each(["#222a16", "#33240d", "#3a1712"])(
  "text is tinted for the dark scheme until it is readable on %s, also of a banner",
  (ground) => {
    const { colors } = fitPartnerTheme({ ...partnerThemes.purple, textColor: "#666666" });
    expect(contrast(colors.dark.textColor ?? "", ground)).toBeGreaterThanOrEqual(4.5);
  },
);
