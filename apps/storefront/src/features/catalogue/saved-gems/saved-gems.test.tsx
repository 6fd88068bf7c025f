// @vitest-environment jsdom
import { MAX_SAVED_GEMS } from "@aradhana/core/goods";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { idOf } from "../../../../test/fixtures.ts";
import { gemCard } from "../../../../test/goods-fixture.ts";
import { answer, openSignedIn } from "../../../../test/open-signed-in.tsx";
import { patience } from "../../../../test/patience.ts";
import { gemPageText } from "../../../lines/gemstone/page-text.ts";
import { gemText } from "../../../lines/gemstone/text.ts";
import { LazySavedGems } from "./lazy-saved-gems.tsx";
import { SaveGem } from "./save-gem.tsx";
import { MOST_SAVED } from "./saved-gem-ids.ts";

beforeEach(() => Promise.all([gemPageText, gemText].map((text) => text.load("en"))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const [ruby, pearl] = [idOf("pd", "ruby"), idOf("pd", "pearl")];
const save = (id: string) => {
  openSignedIn(<SaveGem id={id} />, {});
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  return screen.findByRole("button", { name: "Save", pressed: true });
};
const openList = (respond: (ids: string | null) => Response) =>
  openSignedIn(<LazySavedGems />, {
    "GET gemstone/gemsByIds": (_, { url }) => respond(new URL(url).searchParams.get("ids")),
  });

test("a saved stone stays saved in this browser, leads to the saved ones, and is removed by another press", async () => {
  await save(ruby);
  expect(screen.getByRole("status").textContent).toBe("Saved on this device.");
  expect(screen.getByRole("link", { name: "See saved gemstones" }).getAttribute("href")).toBe(
    "/gemstones#saved",
  );
  cleanup();
  openSignedIn(<SaveGem id={ruby} />, {});
  fireEvent.click(await screen.findByRole("button", { name: "Save", pressed: true }));
  await screen.findByRole("button", { name: "Save", pressed: false });
  expect(screen.queryByRole("link")).toBeNull();
});

test("no more are saved than one request reads", async () => {
  expect(MOST_SAVED).toBe(MAX_SAVED_GEMS);
  const many = Array.from({ length: MOST_SAVED }, (_, i) => idOf("pd", `gem${i}`));
  localStorage.setItem("saved_gems", JSON.stringify(many));
  openSignedIn(<SaveGem id={ruby} />, {});
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(`Only ${MOST_SAVED} stones can be saved: remove one first.`);
  expect(JSON.parse(localStorage.getItem("saved_gems") ?? "")).toEqual(many);
});

test("the saved stones are listed as they are now, the latest first, until they are removed", async () => {
  await save(ruby);
  cleanup();
  await save(pearl);
  cleanup();
  openList((ids) => {
    expect(ids).toBe(`${pearl},${ruby}`);
    return answer([gemCard({ id: pearl, title: "Pearl", stock: 0 }), gemCard({ id: ruby, title: "Ruby" })]);
  });
  await screen.findByRole("heading", { name: "Pearl" }, patience);
  expect(screen.getByText("Sold")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Remove: Pearl" }));
  expect(document.activeElement?.textContent).toBe("Saved gemstones");
  fireEvent.click(screen.getByRole("button", { name: "Remove: Ruby" }));
  await screen.findByText("You have no saved stones. Save one on its page to find it here again.");
  expect(localStorage.getItem("saved_gems")).toBeNull();
});

test("stones that could not be loaded are loaded again", async () => {
  await save(ruby);
  cleanup();
  let fails = true;
  openList(() => (fails ? new Response(null, { status: 500 }) : answer([gemCard({ id: ruby })])));
  const again = await screen.findByRole("button", { name: "Try again" }, patience);
  fails = false;
  fireEvent.click(again);
  await screen.findByRole("heading", { name: gemCard().title }, patience);
});

test("who has saved none fetches nothing", () => {
  expect(openList(() => answer([])).requests).toEqual([]);
  expect(screen.queryByRole("heading")).toBeNull();
});
