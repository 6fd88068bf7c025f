// @vitest-environment jsdom
import { ApiError } from "@aradhana/core/api";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import saved from "../../../../stories/answers/sankalp-saved.json" with { type: "json" };
import { idOf, serverTime } from "../../../../test/fixtures.ts";
import { knowCountry } from "../../../../test/know-country.ts";
import { poojaOrder } from "../../../../test/order-fixture.ts";
import { patience } from "../../../../test/patience.ts";
import { createBrowserServices } from "../../../app/services/create-browser-services.ts";
import type { RitualOrder } from "../../../lines/order-line.ts";
import { Component, texts } from "../../../routes/sankalp/route.tsx";
import { BrowserProvider, type BrowserServices } from "../../../shared/services/browser.tsx";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { shellText } from "../../../shared/shell-text/text.ts";
import { storeAccess, storePhone } from "../access/order-access.ts";
import { openDraft, type SankalpDraft, storeSankalp } from "./sankalp-draft.ts";
import { sankalpText } from "./text.ts";

const visitor = { country: "in", language: "en" } as const;

beforeEach(async () => {
  await Promise.all([...texts, shellText].map((text) => text.load("en")));
  knowCountry();
  vi.stubGlobal("fetch", async ({ url }: Request) => {
    const id = new URL(url).searchParams.get("order_id") ?? "";
    const meta = { request_id: "req_1", server_time: serverTime, currency: "inr", country_code: "in" };
    const results = poojaOrder({ id });
    return Response.json({ success: true, message: "", results, meta });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

function draw(router: ReturnType<typeof createMemoryRouter>, services: BrowserServices) {
  render(
    <VisitorProvider value={visitor}>
      <BrowserProvider value={services}>
        <RouterProvider router={router} />
      </BrowserProvider>
    </VisitorProvider>,
  );
}

test("a defect of our own leaves the button usable, is shown as an error and reported", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const services = { ...createBrowserServices(visitor), prefetch: () => {} };
  const post = vi.fn(() => Promise.reject(new TypeError("ours")));
  services.api = { ...services.api, post };
  const address = `/puja/sankalp/pk_1?order_id=${idOf("ord", "one")}`;
  draw(
    createMemoryRouter([{ path: "/puja/sankalp/:packageId", Component }], { initialEntries: [address] }),
    services,
  );
  fireEvent.change(await screen.findByRole("textbox", { name: "Name" }), { target: { value: "Asha Verma" } });
  fireEvent.click(screen.getByRole("radio", { name: "I don't know" }));
  const send = () => fireEvent.click(screen.getByRole("button", { name: "See how it will be read" }));
  send();
  expect((await screen.findByText(/^That did not work/)).closest('[role="alert"]')).not.toBeNull();
  send();
  await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(2), patience);
  expect(reported).toHaveBeenCalledWith(new TypeError("ours"));
});

test("names typed for one order are not in the form of another order", async () => {
  const formOf = (name: string) => `/puja/sankalp/pk_1?order_id=${idOf("ord", name)}`;
  const router = createMemoryRouter([{ path: "/puja/sankalp/:packageId", Component }], {
    initialEntries: [formOf("one")],
  });
  const services = { ...createBrowserServices(visitor), prefetch: () => {} };
  draw(router, services);
  const name = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Name" });
  fireEvent.change(await name(), { target: { value: "Asha Verma" } });
  await act(() => router.navigate(formOf("two")));
  expect((await name()).value).toBe("");
  await act(() => router.navigate(-1));
  expect((await name()).value).toBe("Asha Verma");
});

test("names typed for one ritual of an order are not in the form of another one, and are sent for it", async () => {
  const formOf = (item: string) =>
    `/puja/sankalp/pk_1?order_id=${idOf("ord", "one")}&item_id=${idOf("oi", item)}`;
  const router = createMemoryRouter([{ path: "/puja/sankalp/:packageId", Component }], {
    initialEntries: [formOf("one")],
  });
  const services = { ...createBrowserServices(visitor), prefetch: () => {} };
  const post = vi.fn(async (_path: string, _body: unknown) => Response.json(saved));
  services.api = { ...services.api, post };
  draw(router, services);
  const name = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Name" });
  fireEvent.change(await name(), { target: { value: "Asha Verma" } });
  await act(() => router.navigate(formOf("two")));
  expect((await name()).value).toBe("");
  fireEvent.change(await name(), { target: { value: "Sita Sharma" } });
  fireEvent.click(screen.getByRole("radio", { name: "I don't know" }));
  fireEvent.click(screen.getByRole("button", { name: "See how it will be read" }));
  await vi.waitFor(() => expect(post).toHaveBeenCalled(), patience);
  expect(post.mock.calls[0]?.[1]).toMatchObject({
    ...{ item_id: idOf("oi", "two"), devotees: [{ name: "Sita Sharma" }] },
  });
});

test("the preview is a step: Back returns to the form as it was filled in, and Forward to the preview", async () => {
  const services = { ...createBrowserServices(visitor), prefetch: () => {} };
  services.api = { ...services.api, post: async () => Response.json(saved) };
  const address = `/puja/sankalp/pk_1?order_id=${idOf("ord", "one")}`;
  const router = createMemoryRouter([{ path: "/puja/sankalp/:packageId", Component }], {
    initialEntries: [address],
  });
  draw(router, services);
  const name = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Name" });
  const preview = () => screen.findByRole("heading", { name: "This is what the priest will read" });
  fireEvent.change(await name(), { target: { value: "Asha Verma" } });
  fireEvent.click(screen.getByRole("radio", { name: "I don't know" }));
  fireEvent.click(screen.getByRole("button", { name: "See how it will be read" }));
  await preview();
  expect(router.state.location.search).toContain("step=preview");
  await act(() => router.navigate(-1));
  expect((await name()).value).toBe("Asha Verma");
  await act(() => router.navigate(1));
  await preview();
  fireEvent.click(screen.getByRole("button", { name: sankalpText.in("en").change }));
  fireEvent.change(await name(), { target: { value: "Asha Sharma" } });
  await act(() => router.navigate(1));
  expect((await name()).value).toBe("Asha Sharma");
});

test.each([
  ["is shown again", "Asha Verma", "preview"],
  ["is replaced by the form if a name was changed since", "Asha Sharma", "form"],
])("after a reload the preview %s", async (_, name, shown) => {
  const order = idOf("ord", "one");
  const ofOrder = (sankalp: object) => {
    vi.stubGlobal("fetch", async () => {
      const meta = { request_id: "req_1", server_time: serverTime, currency: "inr", country_code: "in" };
      const results = { ...poojaOrder({ id: order }), sankalp };
      return Response.json({ success: true, message: "", results, meta });
    });
  };
  const [devotee] = saved.results.devotees;
  ofOrder({ ...saved.results, devotees: [{ ...devotee, name: "Asha Verma", dob: "1981-12-04" }] });
  const services = { ...createBrowserServices(visitor), prefetch: () => {} };
  const draft = openDraft(
    services.drafts,
    { order: { id: order, contact: { name } }, sankalp: saved.results } as unknown as RitualOrder,
    { dialCode: "91" },
  );
  const devotees = [{ ...draft.devotees[0], name, dob: "4 December 1981", isWritten: false }];
  storeSankalp(services.drafts, order, { ...draft, devotees } as SankalpDraft);
  const address = `/puja/sankalp/pk_1?order_id=${order}&step=preview`;
  const router = createMemoryRouter([{ path: "/puja/sankalp/:packageId", Component }], {
    initialEntries: [address],
  });
  draw(router, services);
  if (shown === "preview")
    await screen.findByRole("heading", { name: "This is what the priest will read" }, patience);
  else expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "Name" })).value).toBe(name);
  expect(router.state.location.search.includes("step=preview")).toBe(shown === "preview");
});

test("a change while the preview opens neither closes it nor is submitted unread", async () => {
  let open = (_: null) => {};
  const opening = new Promise<null>((resolve) => {
    open = resolve;
  });
  const services = { ...createBrowserServices(visitor), prefetch: () => {} };
  const post = vi.fn(async (_path: string, _body: unknown) => Response.json(saved));
  services.api = { ...services.api, post };
  const address = `/puja/sankalp/pk_1?order_id=${idOf("ord", "one")}`;
  const loader = ({ request }: { request: Request }) => (request.url.includes("step=") ? opening : null);
  const router = createMemoryRouter([{ path: "/puja/sankalp/:packageId", Component, loader }], {
    initialEntries: [address],
    hydrationData: { loaderData: { 0: null } },
  });
  draw(router, services);
  const name = await screen.findByRole<HTMLInputElement>("textbox", { name: "Name" });
  fireEvent.change(name, { target: { value: "Asha Verma" } });
  fireEvent.click(screen.getByRole("radio", { name: "I don't know" }));
  fireEvent.click(screen.getByRole("button", { name: "See how it will be read" }));
  await vi.waitFor(() => expect(router.state.navigation.state).toBe("loading"), patience);
  fireEvent.change(name, { target: { value: "Asha Sharma" } });
  open(null);
  await screen.findByRole("heading", { name: "This is what the priest will read" });
  fireEvent.click(screen.getByRole("button", { name: sankalpText.in("en").submit }));
  await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(2), patience);
  expect(post.mock.calls[1]?.[1]).toMatchObject({ devotees: [{ name: "Asha Verma" }] });
});

test("a guest's number is there, and the names of an earlier order are offered with their spelling", async () => {
  const [now, before] = [idOf("ord", "one"), idOf("ord", "before")];
  const known = saved.results.devotees.map((each) => ({
    ...{ ...each, name: "Sita Sharma", name_devanagari: "सीता शर्मा" },
  }));
  vi.stubGlobal("fetch", async ({ url }: Request) => {
    const id = new URL(url).searchParams.get("order_id") ?? "";
    const booked = poojaOrder({ id });
    const results = id === before ? { ...booked, sankalp: { ...saved.results, devotees: known } } : booked;
    const meta = { request_id: "req_1", server_time: serverTime, currency: "inr", country_code: "in" };
    return Response.json({ success: true, message: "", results, meta });
  });
  const services = { ...createBrowserServices(visitor), prefetch: () => {} };
  storeAccess(services, before, "secret1");
  storePhone(services, now, { dial_code: "91", number: "9876543210" });
  const address = `/puja/sankalp/pk_1?order_id=${now}`;
  draw(
    createMemoryRouter([{ path: "/puja/sankalp/:packageId", Component }], { initialEntries: [address] }),
    services,
  );
  expect(await screen.findByDisplayValue("9876543210")).toBeTruthy();
  fireEvent.click(await screen.findByRole("button", { name: "Sita Sharma" }, patience));
  expect(await screen.findByDisplayValue("Sita Sharma")).toBeTruthy();
  expect(JSON.parse(sessionStorage.getItem(`draft:sankalp:${now}`) ?? "").devotees).toMatchObject([
    { name_devanagari: "सीता शर्मा", isWritten: true },
  ]);
  expect(screen.queryByRole("button", { name: "Sita Sharma" })).toBeNull();
});

test("names that are with the priest are corrected on request, once for a press, and the request is shown", async () => {
  const order = { id: idOf("ord", "one"), state: "scheduled" as const, next_action: "wait" as const };
  const correction = {
    ...{ number: "TK-AB23CD45", state: "open" as const },
    ...{ requested_at: serverTime, answered_at: null },
  };
  let corrections: (typeof correction)[] = [];
  vi.stubGlobal("fetch", async () => {
    const sankalp = { ...saved.results, state: "locked", version: 1 };
    const results = { ...poojaOrder({ ...order, corrections }), sankalp };
    return Response.json({ ...saved, results });
  });
  const services = { ...createBrowserServices(visitor), prefetch: () => {} };
  let isDown = true;
  const post = vi.fn(async (_path: string, _body: unknown) => {
    if (isDown) throw new ApiError("down", { code: "network", status: 0 });
    corrections = [correction];
    return Response.json({ ...saved, results: { ...saved.results, state: "locked" } });
  });
  services.api = { ...services.api, post };
  storeAccess(services, order.id, "secret1");
  const address = `/puja/sankalp/pk_1?order_id=${order.id}`;
  draw(
    createMemoryRouter([{ path: "/puja/sankalp/:packageId", Component }], { initialEntries: [address] }),
    services,
  );
  const send = async () =>
    fireEvent.click(await screen.findByRole("button", { name: "Request a correction" }));
  await send();
  expect(await screen.findByText("Write what should be corrected")).toBeTruthy();
  expect(post).not.toHaveBeenCalled();
  const text = screen.getByRole("textbox", { name: "What should be corrected?" });
  fireEvent.change(text, { target: { value: "Read Asha as Aasha" } });
  await send();
  expect(await screen.findByRole("alert")).toBeTruthy();
  isDown = false;
  await send();
  expect(await screen.findByText(/^We received your request \(ticket TK-AB23CD45,/)).toBeTruthy();
  const [first, second] = post.mock.calls;
  expect(first?.[0]).toBe("/api/v1/sankalp/correct?t=secret1");
  expect(first?.[1]).toMatchObject({ order_id: order.id, text: "Read Asha as Aasha", lang: "en" });
  // The same id: what was lost on the way back makes no second ticket.
  expect(second?.[1]).toEqual(first?.[1]);
});
