// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { idOf } from "../../../../test/fixtures.ts";
import { openRequestForm } from "../../../../test/open-request-form.tsx";
import { patience } from "../../../../test/patience.ts";
import { vipText } from "../../../lines/puja/vip-text.ts";
import { RequestCallback } from "./request-callback.tsx";

beforeEach(() => Promise.all([vipText.load("en"), vipText.load("hi")]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  document.documentElement.lang = "";
});

const poojaId = idOf("pj", "vip");
const open = (
  element = <RequestCallback poojaId={poojaId} />,
  language?: "hi",
  responses?: (() => Response)[],
) => openRequestForm({ element, path: "/noauth-api/v1/pooja/requestCallback", responses, language });

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const field = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });
const consent = () => screen.findByRole<HTMLInputElement>("checkbox", { name: /get a call and a message/ });
const type = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });

async function fillIn() {
  await type("Your name", " Asha Sharma ");
  await type("Mobile number", "98765 43210");
  fireEvent.click(await consent());
}

test("a visitor asks for a call about a puja: name, number, time and language are sent", async () => {
  const requests = await open();
  press("Request a callback");
  await vi.waitFor(async () => expect(document.activeElement).toBe(await field("Your name")), patience);
  expect((await consent()).checked).toBe(false);
  await fillIn();
  fireEvent.change(screen.getByRole("combobox", { name: /When should we call/ }), {
    target: { value: "evening" },
  });
  fireEvent.click(screen.getByRole("radio", { name: "हिन्दी" }));
  press("Call me");
  const done = await screen.findByText(/Customer care will call you/);
  const status = done.closest("[role=status]");
  await vi.waitFor(() => expect(document.activeElement).toBe(status?.parentElement), patience);
  expect(requests).toEqual([
    {
      ...{ pooja_id: poojaId, name: " Asha Sharma ", phone: { dial_code: "91", number: "9876543210" } },
      ...{ preferred_time: "evening", consent: true, lang: "hi" },
    },
  ]);
});

test("on a Hindi page the call is in Hindi, at any time, and about VIP pujas in general from their list", async () => {
  const requests = await open(<RequestCallback />, "hi");
  press("कॉल बैक पाएँ");
  await type("आपका नाम", "आशा शर्मा");
  await type("मोबाइल नंबर", "9876543210");
  fireEvent.click(screen.getByRole("checkbox"));
  press("मुझे कॉल करें");
  await screen.findByText(/ग्राहक सेवा आपके चुने समय पर/);
  expect(requests).toEqual([
    expect.objectContaining({ pooja_id: null, name: "आशा शर्मा", preferred_time: "any", lang: "hi" }),
  ]);
});

test("each missing field has a message, the first has the focus, and nothing is sent", async () => {
  const requests = await open();
  press("Request a callback");
  await field("Your name");
  press("Call me");
  await screen.findByText("Enter the name");
  expect(screen.getByText("Enter your mobile number")).toBeTruthy();
  expect(screen.getByText("Tick this box to get the call")).toBeTruthy();
  await vi.waitFor(async () => expect(document.activeElement).toBe(await field("Your name")), patience);
  await type("Your name", "4");
  expect(screen.getByText("Use letters only, at least 2")).toBeTruthy();
  expect(requests).toEqual([]);
});

test("without a connection everything stays, and can be sent again", async () => {
  const lose = () => {
    throw new TypeError("Failed to fetch");
  };
  const requests = await open(undefined, undefined, [lose]);
  press("Request a callback");
  await fillIn();
  press("Call me");
  expect((await screen.findByRole("alert")).textContent).toContain("No connection.");
  expect((await field("Your name")).value).toBe(" Asha Sharma ");
  press("Call me");
  await screen.findByRole("status");
  expect(requests).toHaveLength(2);
});
