import { type ApiClient, ApiError } from "@aradhana/core/api";
import { emptyAddress } from "@aradhana/core/checkout";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { addressMessages as messages } from "../messages-en/index.ts";
import { AddressForm, type AddressFormProps } from "./index.ts";

const countries = [
  { short_name: "in", name: "India" },
  { short_name: "us", name: "United States" },
];
const meta = {
  request_id: "r",
  server_time: "2026-11-20T10:00:00.000Z",
  currency: "inr",
  country_code: "in",
};

type Values = Pick<AddressFormProps, "api" | "errors" | "onValueChange"> & { country: string };

function Filled({ country, onValueChange, ...rest }: Values) {
  const [value, setValue] = useState(emptyAddress(country));
  return (
    <AddressForm
      {...{ messages, countries, value, ...rest }}
      onValueChange={(part) => {
        onValueChange(part);
        setValue((now) => ({ ...now, ...part }));
      }}
    />
  );
}

function open(country: string, { get, isWrong = false }: { get?: ApiClient["get"]; isWrong?: boolean } = {}) {
  const onValueChange = vi.fn();
  const api = get && { get, post: vi.fn(), write: vi.fn() };
  render(<Filled {...{ api, country, onValueChange }} errors={isWrong ? { postcode: "required" } : {}} />);
  return onValueChange;
}
const typePin = (pin: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: "PIN code" }), { target: { value: pin } });

test.each([
  ["in", ["PIN code", "House and street", "Town or city", "State"]],
  ["us", ["Postcode", "House and street", "Town or city"]],
  ["ae", ["House and street", "Town or city"]],
])("an address in %s marks the fields that it requires: %s", (country, required) => {
  open(country);
  const marked = screen.getAllByRole<HTMLInputElement>("textbox").filter((field) => field.required);
  expect(marked.map(({ labels }) => labels?.[0]?.firstChild?.textContent)).toEqual(required);
});

const varanasi = { state_code: "UP", district: "Varanasi", state: "Uttar Pradesh" };
const answering = (localities: string[], certain: { town?: string; area?: string } = {}) =>
  vi.fn(async () => ({ success: true, message: "", results: { ...varanasi, localities, ...certain }, meta }));

test("a PIN code in Hindi digits fills in state, district and its town", async () => {
  const onValueChange = open("in", { get: answering(["Varanasi"], { town: "Varanasi" }) });
  typePin("२२१००१");
  expect(onValueChange).toHaveBeenCalledWith({ postcode: "221001" });
  await waitFor(() =>
    expect(onValueChange).toHaveBeenCalledWith({
      district: "Varanasi",
      state: "Uttar Pradesh",
      city: "Varanasi",
    }),
  );
});

test("a PIN code of an area fills in the area, and leaves a town that was typed", async () => {
  const onValueChange = open("in", { get: answering(["Assi"], { town: "Varanasi", area: "Assi" }) });
  fireEvent.change(screen.getByLabelText(/^Town/), { target: { value: "Kashi" } });
  typePin("221005");
  await waitFor(() =>
    expect(onValueChange).toHaveBeenCalledWith({
      district: "Varanasi",
      state: "Uttar Pradesh",
      line2: "Assi",
    }),
  );
});

test("a locality that may be a town or an area is only offered", async () => {
  const onValueChange = open("in", { get: answering(["Sarnath"]) });
  typePin("221007");
  await waitFor(() =>
    expect(onValueChange).toHaveBeenLastCalledWith({ district: "Varanasi", state: "Uttar Pradesh" }),
  );
  const { list } = screen.getByLabelText<HTMLInputElement>(/^Town/);
  expect([...(list?.options ?? [])].map(({ value }) => value)).toEqual(["Sarnath"]);
});

test("what an earlier PIN code filled in goes with it, also if nothing is known of the new one", async () => {
  const unknown = { state: null, state_code: null, district: null, localities: [] };
  const get = vi.fn(async (_path: string, { pin }: { pin?: unknown } = {}) => {
    const results = pin === "221001" ? { ...varanasi, localities: ["Varanasi"], town: "Varanasi" } : unknown;
    return { success: true, message: "", results, meta };
  });
  open("in", { get: get as ApiClient["get"] });
  typePin("221001");
  await waitFor(() => expect(screen.getByLabelText(/^State/)).toHaveProperty("value", "Uttar Pradesh"));
  typePin("290001");
  await waitFor(() => expect(screen.getByLabelText(/^State/)).toHaveProperty("value", ""));
  expect(screen.getByLabelText(/^Town/)).toHaveProperty("value", "");
});

test("a PIN code that was typed before the services of the browser are there is looked up then", async () => {
  const onValueChange = vi.fn();
  const form = (api?: AddressFormProps["api"]) => (
    <Filled api={api} country="in" onValueChange={onValueChange} errors={{}} />
  );
  const { rerender } = render(form());
  typePin("221001");
  rerender(form({ get: answering(["Varanasi"]), post: vi.fn(), write: vi.fn() } as AddressFormProps["api"]));
  await waitFor(() => expect(screen.getByLabelText(/^State/)).toHaveProperty("value", "Uttar Pradesh"));
});

test("a late answer to an earlier PIN code fills in nothing", async () => {
  let answerFirst = () => {};
  const first = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  const get = vi.fn(async (_path: string, { pin }: { pin?: unknown } = {}) => {
    const isFirst = pin === "110001";
    if (isFirst) await first;
    const place = isFirst ? { state_code: "DL", district: "New Delhi", state: "Delhi" } : varanasi;
    return { success: true, message: "", results: { ...place, localities: [] }, meta };
  });
  const onValueChange = open("in", { get: get as ApiClient["get"] });
  typePin("110001");
  typePin("221001");
  await waitFor(() =>
    expect(onValueChange).toHaveBeenCalledWith({ district: "Varanasi", state: "Uttar Pradesh" }),
  );
  await act(async () => {
    answerFirst();
    await Promise.allSettled(get.mock.results.map(({ value }) => value));
  });
  expect(screen.getByLabelText(/^State/)).toHaveProperty("value", "Uttar Pradesh");
});

test("of several localities the buyer picks one, for the area or for the town", async () => {
  const onValueChange = open("in", { get: answering(["Sarnath", "Ashapur"]) });
  typePin("221007");
  await waitFor(() =>
    expect(onValueChange).toHaveBeenCalledWith({ district: "Varanasi", state: "Uttar Pradesh" }),
  );
  for (const name of ["Area (optional)", "Town or city"]) {
    const { list } = screen.getByLabelText<HTMLInputElement>(new RegExp(name.slice(0, 4)));
    expect([...(list?.options ?? [])].map(({ value }) => value)).toEqual(["Sarnath", "Ashapur"]);
  }
});

test("for an army PIN code, which is of no state, the buyer chooses one; what was typed before is none", async () => {
  const results = { state: null, state_code: null, district: null, localities: [] };
  const states = ["Rajasthan", "Uttar Pradesh"];
  const get = vi.fn(async () => ({ success: true, message: "", results: { ...results, states }, meta }));
  const onValueChange = open("in", { get });
  fireEvent.change(screen.getByRole("textbox", { name: "State" }), { target: { value: "Army" } });
  typePin("900056");
  const state = await screen.findByRole<HTMLSelectElement>("combobox", { name: "State" });
  expect([...state.options].map(({ text }) => text)).toEqual(["Choose the state", ...states]);
  expect(state.value).toBe("");
  expect(onValueChange).toHaveBeenLastCalledWith({ state: "" });
  fireEvent.change(state, { target: { value: "Rajasthan" } });
  expect(onValueChange).toHaveBeenLastCalledWith({ state: "Rajasthan" });
  expect(get).toHaveBeenCalledTimes(1);
});

test("what a PIN code filled in goes with its country; what the buyer typed stays", async () => {
  const onValueChange = open("in", { get: answering(["Varanasi"], { town: "Varanasi" }) });
  fireEvent.change(screen.getByRole("textbox", { name: "House and street" }), {
    target: { value: "1 Lanka" },
  });
  typePin("221001");
  await screen.findByDisplayValue("Uttar Pradesh");
  fireEvent.change(screen.getByRole("combobox", { name: "Country" }), { target: { value: "us" } });
  expect(onValueChange).toHaveBeenLastCalledWith({
    ...{ country_code: "us", postcode: "", state: "", district: "", city: "" },
  });
  expect(screen.getByDisplayValue("1 Lanka")).toBeDefined();
});

test("without a response to the PIN code the state is typed by hand", async () => {
  const get = vi.fn(() => Promise.reject(new ApiError("no", { code: "network", status: 0 })));
  const onValueChange = open("in", { get });
  typePin("221001");
  await waitFor(() => expect(get).toHaveBeenCalled());
  expect(onValueChange.mock.calls).toEqual([[{ postcode: "221001" }]]);
});

test.each([
  ["in", "PIN code", "Enter a valid 6-digit PIN code"],
  ["us", "Postcode", "Enter the postcode"],
])("in %s a wrong %s has its own message", (country, name, message) => {
  open(country, { isWrong: true });
  expect(screen.getByRole("textbox", { name, description: new RegExp(message) })).toBeTruthy();
});
