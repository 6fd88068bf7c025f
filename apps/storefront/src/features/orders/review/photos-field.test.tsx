// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { idOf } from "../../../../test/fixtures.ts";
import { refused } from "../../../../test/open-request-form.tsx";
import { answer, openSignedIn } from "../../../../test/open-signed-in.tsx";
import { patience } from "../../../../test/patience.ts";
import { errorTexts } from "../../../shared/api-errors/text.ts";
import { ReviewableItems } from "./reviewable-items.tsx";
import { reviewText } from "./text.ts";

const orderId = idOf("ord", "one");
const itemId = idOf("oi", "one");
const photoOf = (n: number) => ({ id: idOf("rph", String(n)), width: 20, height: 40 });
const written = { stars: 5, text: "Every name was read.", author: "Asha", city: "Jaipur" };
const reviewed = (photos: object[]) => [
  { item_id: itemId, title: "Rudrabhishek", review: { ...written, state: "pending", removal: null, photos } },
];

beforeEach(async () => {
  await Promise.all([reviewText.load("en"), errorTexts.load("en")]);
  // What jsdom does not draw.
  vi.stubGlobal("createImageBitmap", async (file: File) => {
    if (!file.type.startsWith("image/")) throw new Error("This file is no picture");
    return { width: 20, height: 40, close() {} };
  });
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(new Blob(["1"])));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

const fileOf = (type = "image/jpeg") => new File(["1"], "photo.jpg", { type });
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText("Add photos", { selector: "input" }), { target: { files } });

/** The form of a review that has some photos already. */
async function openForm(stored: object[], upload: () => Response) {
  const sent: unknown[] = [];
  openSignedIn(<ReviewableItems orderId={orderId} />, {
    "GET review/ofOrder": () => answer(reviewed(stored)),
    "POST review/photo": upload,
    "POST review/create": (body) => {
      sent.push(body);
      return answer(reviewed([]));
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Change" }, patience));
  return sent;
}

test("photos are added to a review and sent with it; after one is removed the focus is on the button that adds", async () => {
  let uploaded = 0;
  const sent = await openForm([photoOf(0)], () => answer(photoOf(++uploaded)));
  choose(fileOf(), fileOf());
  await screen.findByRole("button", { name: "Remove photo 3" }, patience);
  fireEvent.click(screen.getByRole("button", { name: "Remove photo 1" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add photos" }));
  fireEvent.click(screen.getByRole("button", { name: "Submit review" }));
  await waitFor(() => expect(sent).toHaveLength(1), patience);
  expect(sent[0]).toMatchObject({ item_id: itemId, photos: [photoOf(1).id, photoOf(2).id] });
});

test("a fourth photo, and a file that is none, are not added, and the form says why", async () => {
  await openForm([photoOf(0), photoOf(1)], () => answer(photoOf(2)));
  choose(fileOf("application/x-msdownload"));
  expect((await screen.findByRole("alert", {}, patience)).textContent).toContain("not a photo");
  choose(fileOf(), fileOf());
  await screen.findByRole("button", { name: "Remove photo 3" }, patience);
  expect(screen.getByRole("alert").textContent).toContain("up to 3 photos");
  expect(screen.queryByRole("button", { name: "Remove photo 4" })).toBeNull();
});

test("a photo that the shop refuses is named in a sentence, and what was typed stays", async () => {
  await openForm([], () => refused("review_photo_rejected", 422));
  choose(fileOf());
  expect((await screen.findByRole("alert", {}, patience)).textContent).toContain("could not be read");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /Your review/ }).value).toBe(written.text);
});
