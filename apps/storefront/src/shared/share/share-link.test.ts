import { expect, test, vi } from "vitest";
import { shareLink } from "./share-link.ts";

const link = { title: "Rudrabhishek", url: "https://shop.test/pooja/pj_1" };
const clipboard = (writeText: () => Promise<void>) => ({ writeText }) as unknown as Clipboard;
const failing = (name: string) => () => Promise.reject(new DOMException("no", name));

test("the device's own sharing is offered first", async () => {
  const share = vi.fn(() => Promise.resolve());
  expect(await shareLink({ share, clipboard: clipboard(failing("x")) }, link)).toBe("offered");
  expect(share).toHaveBeenCalledExactlyOnceWith(link);
});

test("closing the share sheet is no failure", async () => {
  const share = failing("AbortError");
  expect(await shareLink({ share, clipboard: clipboard(failing("x")) }, link)).toBe("offered");
});

test("without it the address is copied", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  expect(await shareLink({ clipboard: clipboard(writeText) }, link)).toBe("copied");
  expect(writeText).toHaveBeenCalledExactlyOnceWith(link.url);
});

test("a browser that refuses to copy is a failure", async () => {
  expect(await shareLink({ clipboard: clipboard(failing("NotAllowedError")) }, link)).toBe("failed");
});
