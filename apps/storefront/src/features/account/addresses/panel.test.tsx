// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { idOf } from "../../../../test/fixtures.ts";
import { answer, now, openSignedIn } from "../../../../test/open-signed-in.tsx";
import { patience } from "../../../../test/patience.ts";
import { Panel, texts } from "./panel.tsx";

const home = {
  ...{ id: idOf("adr", "home"), name: "Asha Sharma", phone: null, type: "home", is_default: true },
  ...{ country_code: "in", postcode: "221001", line1: "12 Assi Ghat", line2: "", landmark: "" },
  ...{ city: "Varanasi", district: "Varanasi", state: "Uttar Pradesh" },
};
const office = { ...home, id: idOf("adr", "office"), line1: "4 Sigra", type: "work", is_default: false };

beforeEach(() => Promise.all(texts.map((text) => text.load("en"))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const button = (name: string) => screen.findByRole("button", { name }, patience);
const press = async (name: string) => fireEvent.click(await button(name));
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("an address is added: the PIN code fills in the rest, the user's own name and number are there", async () => {
  const saved: unknown[] = [];
  const place = {
    state: "Uttar Pradesh",
    state_code: "UP",
    district: "Varanasi",
    localities: ["Lanka", "BHU"],
  };
  const { services } = openSignedIn(<Panel onClose={() => {}} />, {
    "GET address": () => answer(saved),
    "GET geo/pincode": () => answer(place),
    "POST address": (body) => {
      saved.push({ ...home, ...(body as object) });
      return answer(saved[0]);
    },
  });
  await press("Add an address");
  await screen.findByDisplayValue("Asha", {}, patience);
  expect(screen.getByLabelText(/^Mobile number/)).toHaveProperty("value", "9876543210");
  type(/^Mobile number/, "12345");
  await press("Save address");
  await screen.findByText("Enter a 10-digit mobile number");
  // The focus follows the error.
  await vi.waitFor(
    () => expect(document.activeElement).toBe(screen.getByLabelText(/^Mobile number/)),
    patience,
  );
  type(/^Mobile number/, "9876543211");
  type(/^PIN code/, "221005");
  await waitFor(() => expect(screen.getByLabelText(/^State/)).toHaveProperty("value", "Uttar Pradesh"));
  expect(screen.getByLabelText(/^District/)).toHaveProperty("value", "Varanasi");
  type(/^House and street/, "7 Lanka Road");
  type(/^Town or city/, "Varanasi");
  fireEvent.click(screen.getByRole("radio", { name: "Work" }));
  await press("Save address");
  await screen.findByText("+91 9876543211");
  expect(saved).toMatchObject([{ line1: "7 Lanka Road", postcode: "221005", type: "work", name: "Asha" }]);
  await waitFor(() => expect(services.state.getState().addressesData).toHaveLength(1));
});

test("another address becomes the default with one press", async () => {
  let saved = [home, office];
  openSignedIn(<Panel onClose={() => {}} />, {
    "GET address": () => answer(saved),
    [`PUT address/${office.id}`]: (body) => {
      saved = [
        { ...office, ...(body as object) },
        { ...home, is_default: false },
      ];
      return answer(saved[0]);
    },
  });
  await press("Make default: 4 Sigra");
  await button("Make default: 12 Assi Ghat");
  expect(screen.queryByRole("button", { name: "Make default: 4 Sigra" })).toBeNull();
  expect(document.activeElement?.textContent).toBe("4 Sigra is your default address now.");
});

test("addresses read before show while offline, and the next user of this tab does not see them", async () => {
  const { services } = openSignedIn(<Panel onClose={() => {}} />, {
    "GET address": () => Response.error(),
  });
  act(() => services.state.getState().setAddresses([{ ...home, type: "home" }]));
  await screen.findByText(/may not be up to date/, {}, patience);
  expect(screen.getByText("Asha Sharma")).toBeTruthy();
  act(() => services.user.getState().signedOut());
  await screen.findByRole("heading", { name: "Sign in to see your addresses" });
  expect(services.state.getState().addressesData).toEqual([]);
});

test("a line that the server does not accept is marked in the form, which stays open", async () => {
  const field_errors = [{ field: "city", code: "too_long", message: "" }];
  const meta = { request_id: "r", server_time: now, currency: "inr", country_code: "in" };
  openSignedIn(<Panel onClose={() => {}} />, {
    "GET address": () => answer([home]),
    [`PUT address/${home.id}`]: () =>
      Response.json(
        { success: false, code: "invalid_input", message: "", field_errors, meta },
        { status: 422 },
      ),
  });
  await press("Change 12 Assi Ghat");
  await press("Save address");
  await screen.findByText("This is too long. Shorten it", {}, patience);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Town or city/)));
});

test("with another country no line is reported that only the first one requires", async () => {
  openSignedIn(<Panel onClose={() => {}} />, { "GET address": () => answer([]) });
  await press("Add an address");
  const country = await screen.findByRole("combobox", { name: "Country" }, patience);
  await press("Save address");
  await screen.findByText("Enter the state", {}, patience);
  fireEvent.change(country, { target: { value: "us" } });
  expect(screen.getByLabelText(/^Postcode/)).toBeTruthy();
  expect(screen.queryByText("Enter the state")).toBeNull();
});
