import type { Banner } from "@aradhana/core/contract";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type ApiServer, startApiServer } from "../../../test/api-server.ts";
import { openWidget } from "../../../test/open-widget.tsx";

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
afterEach(cleanup);
afterAll(() => server.close());

const banner = (key: string, type: Banner["target"]["type"]): Banner => ({
  id: `bn_${key.padEnd(20, "0")}`,
  key,
  title: `About ${key}`,
  text: "A sentence.",
  action: `See ${key}`,
  image: { name: "puja-pradosh-rudrabhishek-kashi", alt: "Line drawing" },
  target: { type, id: type === "pooja" ? "pj_first0000000000000" : "ch_second000000000000", slug: key },
});
const two = { banners: [banner("first", "pooja"), banner("second", "chadhaava")] };
const shown = (container: HTMLElement) => container.querySelector("[data-shown] h2")?.textContent;

test("one banner after the other leads to its ritual, and knows who sent its reader", async () => {
  server.answers("getBanners", two);
  const partner = {
    id: "6f1c9d2e-4b7a-4c1e-9a35-2d8e7f0b1c64",
    domain: "https://a.test",
    origins: ["https://a.test"],
    redirect_url: "",
  };
  const { container } = await openWidget(server.url, "/widget/banners?utm_source=a", { partner });
  const link = await screen.findByRole("link", { name: "See first" });
  expect(link.getAttribute("href")).toBe("/widget/pujas/pj_first0000000000000?utm_source=a");
  expect(Object.fromEntries(server.requests[0]?.query ?? [])).toMatchObject({
    place: "frame",
    partner_id: partner.id,
  });

  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(shown(container)).toBe("About second");
  expect(screen.getByText("2 of 2")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Play" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "See second" }).getAttribute("href")).toBe(
    "/widget/chadhawas/ch_second000000000000?utm_source=a",
  );
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(shown(container)).toBe("About first");
});

test("they change by themselves until they are stopped", async () => {
  server.answers("getBanners", two);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { container } = await openWidget(server.url, "/widget/banners");
  await screen.findByRole("link", { name: "See first" });
  act(() => {});
  act(() => void vi.advanceTimersByTime(7_000));
  expect(shown(container)).toBe("About second");
  fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(shown(container)).toBe("About second");
  vi.useRealTimers();
});

test("without any it is not blank", async () => {
  server.answers("getBanners", { banners: [] });
  await openWidget(server.url, "/widget/banners?lang=hi");
  expect(await screen.findByRole("link", { name: "सभी पूजाएँ देखें" })).toBeTruthy();
});
