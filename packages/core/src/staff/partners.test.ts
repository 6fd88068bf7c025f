import { safeParse } from "valibot";
import { expect, test } from "vitest";
import { partnerThemes, trialPartner } from "../partner/index.ts";
import { partnerContent } from "./partners.ts";

test("staff can read and save the trial partner, with all its origins", () => {
  const trial = {
    ...{ name: trialPartner.name, origins: [...trialPartner.origins], theme: partnerThemes.default },
    ...{ redirect_url: "http://localhost:3000/order", allowed_widgets: ["pujas"], mode: "live" },
  };
  expect(safeParse(partnerContent, trial).issues).toBeUndefined();
});
