import type { ApiClient } from "@aradhana/core/api";
import type { NamedDevotee } from "@aradhana/core/checkout";
import { createStorage } from "@aradhana/core/storage";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { namesMessages as messages } from "../messages-en/index.ts";
import { NamesFields } from "./index.ts";

const classNames = { row: "row", column: "column", remove: "remove", add: "add" };
let shown: readonly NamedDevotee[];
let storage = createStorage(() => undefined);

// The first import takes longer than a test waits for a text.
beforeAll(() =>
  Promise.all([
    ...[import("@aradhana/core/names"), import("./ask-spellings.ts")],
    ...[import("./name-spelling.tsx"), import("./spelling-memory.ts")],
  ]),
);
beforeEach(() => {
  storage = createStorage(() => undefined);
});
afterEach(() => vi.unstubAllGlobals());

function Form({ limit, tooMany, api }: { limit: number; tooMany?: string; api?: ApiClient }) {
  const [devotees, setDevotees] = useState<readonly NamedDevotee[]>([
    { key: 0, name: "Asha", gotra: "" },
    { key: 4, name: "Ravi", gotra: "9" },
  ]);
  shown = devotees;
  return (
    <NamesFields
      {...{
        devotees,
        limit,
        messages,
        classNames,
        language: "en",
        storage,
        api,
        ...(tooMany && { tooMany }),
      }}
      errors={{ names: [0], gotras: [4] }}
      onChange={(change) => setDevotees(change)}
    />
  );
}
const describedBy = (name: string) => screen.getByRole("textbox", { name }).getAttribute("aria-describedby");
const errorOf = (name: string) => document.getElementById(describedBy(name) ?? "")?.textContent;

test("names are added up to the limit, typed, and removed", () => {
  render(<Form limit={3} />);
  fireEvent.click(screen.getByRole("button", { name: "Add a name" }));
  expect(screen.queryByRole("button", { name: "Add a name" })).toBeNull();
  fireEvent.change(screen.getByRole("textbox", { name: "Name 3" }), { target: { value: "Meera" } });
  fireEvent.click(screen.getByRole("button", { name: "Remove name 2" }));
  expect(shown).toEqual(
    [
      { key: 0, name: "Asha", gotra: "" },
      { key: 5, name: "Meera", gotra: "" },
    ].map((devotee) => expect.objectContaining(devotee)),
  );
});

test("each wrong field has its message, and names over the limit one of their own", () => {
  render(<Form limit={1} tooMany="This package is for 1 name." />);
  expect(errorOf("Your name")).toContain("Use letters only, at least 2");
  fireEvent.change(screen.getByRole("textbox", { name: "Your name" }), { target: { value: " " } });
  expect(errorOf("Your name")).toContain("Enter the name");
  expect(errorOf("Name 2")).toContain("This package is for 1 name.");
  expect(screen.getByText("Enter the gotra in letters, or leave it empty")).toBeTruthy();
});

const type = (name: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: "Your name" }), { target: { value: name } });

test("spellings of a name are proposed, and the chosen one is remembered for other names", async () => {
  const { unmount } = render(<Form limit={2} />);
  type("Anita Rao");
  expect(await screen.findByRole("radio", { name: "अनीता राव", checked: true })).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: "अनिता राव" }));
  expect(shown[0]).toMatchObject({ name_devanagari: "अनिता राव", isWritten: true });
  unmount();
  render(<Form limit={2} />);
  type("Anita Sharma");
  expect(await screen.findByRole("radio", { name: "अनिता शर्मा", checked: true })).toBeTruthy();
  expect(screen.queryByText("अनीता शर्मा")).toBeNull();
});

test("a spelling of one's own is written, and follows the name no more until the name changes", async () => {
  render(<Form limit={2} />);
  type("Rahul");
  await screen.findByRole("radio", { name: "राहुल" });
  fireEvent.click(screen.getAllByRole("radio", { name: "Another spelling" })[0] as HTMLElement);
  const own = screen.getByRole("textbox", { name: "In Devanagari" });
  fireEvent.change(own, { target: { value: "राहूल" } });
  expect(shown[0]).toMatchObject({ name_devanagari: "राहूल", isWritten: true });
  type("Rahul ");
  expect(shown[0]).toMatchObject({ name_devanagari: "राहूल" });
  type("Mohan");
  await vi.waitFor(() => expect(shown[0]).toMatchObject({ name_devanagari: "मोहन", isWritten: false }), {
    timeout: 20_000,
  });
});

describe("a word that the browser does not know", () => {
  function answerLater() {
    let resolve: (response: Response) => void = () => {};
    const promise = new Promise<Response>((settle) => {
      resolve = settle;
    });
    return { promise, resolve };
  }
  /** An API that answers when the test says so, and what it was asked. */
  function apiWith(answer: () => Promise<Response>) {
    const post = vi.fn((_path: string, _body: unknown) => answer());
    return { api: { post } as unknown as ApiClient, post };
  }
  const answered = () =>
    Response.json({ success: true, message: "OK", results: { spellings: [["क़ूब", "कूब"]] }, meta });
  const meta = {
    ...{ request_id: "r1", server_time: "2026-11-23T10:00:00.000Z", currency: "inr", country_code: "in" },
  };

  test("is guessed at once, and then spelled as the API answers, which is asked for that word alone", async () => {
    const { promise, resolve } = answerLater();
    const { api, post } = apiWith(() => promise);
    render(<Form limit={2} api={api} />);
    type("Mohan Qxoob");
    await vi.waitFor(() => expect(shown[0]?.name_devanagari).toMatch(/^मोहन ./), { timeout: 20_000 });
    expect(post.mock.calls).toEqual([["/noauth-api/v1/sankalp/getSpellings", { words: ["qxoob"] }]]);
    resolve(answered());
    expect(await screen.findByRole("radio", { name: "मोहन क़ूब", checked: true })).toBeTruthy();
    expect(screen.getByRole("radio", { name: "मोहन कूब" })).toBeTruthy();
  });

  test("keeps what the buyer chose before the answer came", async () => {
    const { promise, resolve } = answerLater();
    const { api, post } = apiWith(() => promise);
    render(<Form limit={2} api={api} />);
    type("Qxoob");
    const second = await vi.waitFor(() => {
      const [, guess] = screen
        .getAllByRole<HTMLInputElement>("radio")
        .filter(({ value }) => /^\p{Script=Devanagari}+$/u.test(value));
      if (!guess) throw new Error("there is no second guess yet");
      return guess;
    });
    expect(post).toHaveBeenCalled();
    fireEvent.click(second);
    await act(async () => resolve(answered()));
    expect(shown[0]).toMatchObject({ name_devanagari: second.value, isWritten: true });
    expect(screen.queryByRole("radio", { name: "क़ूब" })).toBeNull();
  });

  test("stays as guessed without a network", async () => {
    const { api, post } = apiWith(() => Promise.reject(new TypeError("offline")));
    render(<Form limit={2} api={api} />);
    type("Qxoob");
    await vi.waitFor(() => expect(post).toHaveBeenCalled(), { timeout: 20_000 });
    await act(async () => {});
    expect(shown[0]?.name_devanagari).toMatch(/^\p{Script=Devanagari}+$/u);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

test("a name in Devanagari is not asked for again", async () => {
  render(<Form limit={2} />);
  type("Mohan");
  await screen.findByRole("radio", { name: "मोहन" });
  type("मोहन");
  expect(screen.queryByRole("radio", { name: "मोहन" })).toBeNull();
  expect(shown[0]).toMatchObject({ name: "मोहन", name_devanagari: undefined });
});

test("the spelling is spoken where the browser has a Hindi voice, and there only", async () => {
  const installed = [{ lang: "en-IN" }];
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => installed,
    speak: vi.fn(),
    cancel() {},
  });
  vi.stubGlobal("speechSynthesis", speech);
  vi.stubGlobal("SpeechSynthesisUtterance", vi.fn());
  render(<Form limit={2} />);
  type("Mohan");
  await screen.findByRole("radio", { name: "मोहन" });
  expect(screen.queryByRole("button", { name: "Hear it" })).toBeNull();
  installed.push({ lang: "hi-IN" });
  act(() => void speech.dispatchEvent(new Event("voiceschanged")));
  fireEvent.click((await screen.findAllByRole("button", { name: "Hear it" }))[0] as HTMLElement);
  expect(SpeechSynthesisUtterance).toHaveBeenCalledWith("मोहन");
  expect(speech.speak).toHaveBeenCalledOnce();
});

test("a common gotra is tapped, one that was given before comes first, and it can be unknown", () => {
  render(<Form limit={2} />);
  const gotras = (place: number) =>
    within(screen.getAllByRole("radiogroup", { name: "Common gotras" })[place] as HTMLElement);
  const offered = () =>
    gotras(1)
      .getAllByRole<HTMLInputElement>("radio")
      .map(({ value }) => value);
  expect(offered().slice(0, 2)).toEqual(["Kashyap", "Bharadwaj"]);
  fireEvent.click(gotras(0).getByRole("radio", { name: "Garg" }));
  expect(shown[0]).toMatchObject({ gotra: "Garg", gotra_unknown: false });
  expect(offered()[0]).toBe("Garg");
  fireEvent.click(gotras(0).getByRole("radio", { name: "I don't know" }));
  expect(shown[0]).toMatchObject({ gotra: "", gotra_unknown: true });
  expect(screen.getByText("The priest then says Kashyap, by the temple's custom.")).toBeTruthy();
});
