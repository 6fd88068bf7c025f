// @vitest-environment jsdom
import { newDraft } from "@aradhana/core/checkout";
import { emptyName } from "@aradhana/core/name-correction";
import type { ServicePackages } from "@aradhana/core/services";
import { createStorage } from "@aradhana/core/storage";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import recorded from "../../../../stories/answers/name-packages.en.json" with { type: "json" };
import { inr } from "../../../../test/fixtures.ts";
import { answer, now, openSignedIn } from "../../../../test/open-signed-in.tsx";
import { patience } from "../../../../test/patience.ts";
import { quote } from "../../../../test/reservation-fixture.ts";
import { shopDrafts } from "../../checkout/drafts/shop-drafts.ts";
import { onePageTexts } from "../../checkout/one-page/text.ts";
import { serviceOrderText } from "../../checkout/service-order/text.ts";
import { NameNumbersPage } from "./name-numbers-page.tsx";
import { nameOrderText } from "./order/text.ts";
import { nameNumbersText } from "./text.ts";

const sold = recorded.results as ServicePackages;

beforeAll(() =>
  Promise.all([nameNumbersText, nameOrderText, serviceOrderText, ...onePageTexts].map((t) => t.load("en"))),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

/** An order of a name that is filled in up to the consent, and that the server does not accept because of one field. */
function open(field: string, code: string) {
  const [{ id: packageId = "" } = {}] = sold.packages;
  const correction = { ...emptyName, name: "Priya Sharma", date: { day: 1, month: 1, year: 1990 } };
  shopDrafts(createStorage(() => window.sessionStorage)).save({
    ...newDraft({ type: "name_correction", itemId: "name_correction", title: "", country: "in" }),
    ...{ packageId, correction: { ...correction, birthName: "Priya Devi Sharma" } },
  });
  const meta = { request_id: "r", server_time: now, currency: "inr", country_code: "in" };
  openSignedIn(<NameNumbersPage sold={sold} />, {
    "POST name_correction/quote": () =>
      answer({ ...quote(), totals: { ...quote().totals, items: inr(399), grand: inr(399) } }),
    "POST order/create": () =>
      Response.json(
        {
          ...{ success: false, message: "", meta, code: "invalid_input" },
          field_errors: [{ field, code, message: "No." }],
        },
        { status: 422 },
      ),
  });
}

async function pay() {
  fireEvent.click(await screen.findByRole("button", { name: /^Order the report/ }, patience));
  fireEvent.click(await screen.findByRole("checkbox", { name: /^I agree/ }, patience));
  const [button] = await screen.findAllByRole("button", { name: "Pay ₹399" }, patience);
  if (button) fireEvent.click(button);
}

test.each([
  ["name_details.name", "characters", () => screen.getByRole("textbox", { name: "Name you use" })],
  [
    "name_details.birth_name",
    "characters",
    () => screen.getByRole("textbox", { name: "Name given at birth" }),
  ],
  ["name_details.dob", "future", () => screen.getByRole("combobox", { name: "Day" })],
])("%s, where the server does not accept it, says why and has the focus", async (field, code, control) => {
  open(field, code);
  await pay();
  await waitFor(() => expect(control().getAttribute("aria-invalid")).toBe("true"), patience);
  await waitFor(() => expect(document.activeElement).toBe(control()));
});
