import { afterEach, expect, test } from "vitest";
import { loadAradhana } from "./load-aradhana.ts";

const origin = "https://shop.test";
const scripts = () => [...document.querySelectorAll("script")];

afterEach(() => {
  for (const script of scripts()) script.remove();
});

test("a failed loader is reported to each caller, and loaded again by the next call", async () => {
  const first = loadAradhana({ origin });
  const second = loadAradhana({ origin });
  expect(scripts()).toHaveLength(1);
  scripts()[0]?.dispatchEvent(new Event("error"));
  const message = "Aradhana: https://shop.test/embed/v1.js did not load";
  await expect(first).rejects.toThrow(message);
  await expect(second).rejects.toThrow(message);
  expect(scripts()).toEqual([]);
  void loadAradhana({ origin });
  expect(scripts()).toHaveLength(1);
});

test("the calls of the page are returned once the loader has defined the element, also by a script of the page's own", async () => {
  document.head.innerHTML = `<script src="${origin}/embed/v1.js" type="text/plain"></script>`;
  const loading = loadAradhana({ origin });
  expect(scripts()).toHaveLength(1);
  customElements.define("aradhana-widget", class extends HTMLElement {});
  const calls = { push: () => {} } as unknown as NonNullable<typeof window.Aradhana>;
  window.Aradhana = calls;
  expect(await loading).toBe(calls);
});
