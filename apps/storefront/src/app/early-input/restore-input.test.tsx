// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { readInput } from "../../shared/early-input/read-input.ts";
import { RestoreInput } from "./restore-input.tsx";

/** Two fields of one object, as in the booking: each change is based on the last render. */
function Contact() {
  const [draft, setDraft] = useState({ name: "", city: "", country: "in", agreed: false, pack: "one" });
  return (
    <form>
      <input
        aria-label="name"
        value={draft.name}
        onChange={(e) => setDraft({ ...draft, name: e.target.value })}
      />
      <textarea
        aria-label="city"
        value={draft.city}
        onChange={(e) => setDraft({ ...draft, city: e.target.value })}
      />
      <select
        aria-label="country"
        value={draft.country}
        onChange={(e) => setDraft({ ...draft, country: e.target.value })}
      >
        <option value="de">Germany</option>
        <option value="in">India</option>
      </select>
      <input
        type="checkbox"
        aria-label="agreed"
        checked={draft.agreed}
        onChange={(e) => setDraft({ ...draft, agreed: e.target.checked })}
      />
      {["one", "two"].map((pack) => (
        <input
          key={pack}
          type="radio"
          name="pack"
          aria-label={pack}
          checked={draft.pack === pack}
          onChange={() => setDraft({ ...draft, pack })}
        />
      ))}
      <output>{JSON.stringify(draft)}</output>
    </form>
  );
}

function draw() {
  const page = document.createElement("div");
  document.body.replaceChildren(page);
  page.innerHTML = renderToString(<Contact />);
  return page;
}
const field = <Control extends HTMLElement>(label: string) => screen.getByLabelText<Control>(label);
const draft = () => JSON.parse(screen.getByRole("status").textContent ?? "");

test("values typed before hydration are in the fields and in the state after it", async () => {
  const page = draw();
  field<HTMLInputElement>("name").value = "Asha";
  field<HTMLTextAreaElement>("city").value = "Varanasi";
  field<HTMLSelectElement>("country").value = "de";
  field<HTMLInputElement>("agreed").checked = true;
  field<HTMLInputElement>("two").checked = true;

  const restore = readInput(page);
  hydrateRoot(page, <RestoreInput restore={restore}>{<Contact />}</RestoreInput>);
  await waitFor(() =>
    expect(draft()).toEqual({ name: "Asha", city: "Varanasi", country: "de", agreed: true, pack: "two" }),
  );
  expect(field<HTMLInputElement>("name").value).toBe("Asha");
  expect(field<HTMLInputElement>("two").checked).toBe(true);
});

test("an untouched page is hydrated as it is", async () => {
  const page = draw();
  const changes: Event[] = [];
  page.addEventListener("input", (event) => changes.push(event));
  page.addEventListener("change", (event) => changes.push(event));
  readInput(page)();
  expect(changes).toEqual([]);
});

test("who types on meanwhile is not thrown back", () => {
  const page = draw();
  const name = field<HTMLInputElement>("name");
  name.value = "As";
  const restore = readInput(page);
  name.value = "Asha";
  name.dispatchEvent(new Event("input", { bubbles: true }));
  restore();
  expect(name.value).toBe("Asha");
});
