import type { NamedDevotee } from "@aradhana/core/checkout";
import { createStorage } from "@aradhana/core/storage";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { namesMessages as messages } from "../messages-en/index.ts";
import { NamesFields } from "./index.ts";

const classNames = { row: "row", column: "column", remove: "remove", add: "add" };
let shown: readonly NamedDevotee[];
let storage = createStorage(() => undefined);

beforeEach(() => {
  storage = createStorage(() => undefined);
});
afterEach(() => vi.unstubAllGlobals());

function Form({ limit, tooMany }: { limit: number; tooMany?: string }) {
  const [devotees, setDevotees] = useState<readonly NamedDevotee[]>([
    { key: 0, name: "Asha", gotra: "" },
    { key: 4, name: "Ravi", gotra: "9" },
  ]);
  shown = devotees;
  return (
    <NamesFields
      {...{ devotees, limit, messages, classNames, language: "en", storage, ...(tooMany && { tooMany }) }}
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
  await vi.waitFor(() => expect(shown[0]).toMatchObject({ name_devanagari: "मोहन", isWritten: false }));
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
  expect(screen.getByText("The priest then says Kashyapa, by the temple's custom.")).toBeTruthy();
});
