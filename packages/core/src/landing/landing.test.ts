import fc from "fast-check";
import { expect, test } from "vitest";
import { createStorage } from "../storage/index.ts";
import { storedLanding, storeLanding } from "./index.ts";

const land = (address: string, referrer: string, storage = createStorage(() => undefined)) => {
  storeLanding(storage, new URL(address, "https://shop.test"), referrer);
  return storage;
};

test("§3 referrer_url and landing_path are stored under their keys", () => {
  const storage = land("/pooja/pj_1?utm_source=a#t", "https://news.test/article");
  expect(storage.get("landing_path")).toBe("/pooja/pj_1");
  expect(storage.get("referrer_url")).toBe("https://news.test/article");
  expect(storedLanding(storage)).toEqual({ path: "/pooja/pj_1", referrerUrl: "https://news.test/article" });
});

test("a very long URL is cut", () => {
  const path = `/${"a".repeat(400)}`;
  const storage = land(path, `https://news.test${path}`);
  expect(storedLanding(storage).path).toBe(path.slice(0, 300));
  expect(storage.get("landing_path")).toBe(path.slice(0, 300));
  expect(storage.get("referrer_url")).toBe(`https://news.test${path}`.slice(0, 300));
});

test("leading slashes that would name another host are removed", () => {
  expect(land("https://shop.test//evil.test//x", "").get("landing_path")).toBe("/evil.test//x");
});

test("without a referrer none is stored", () => {
  expect(land("/", "").keys()).toEqual(["landing_path"]);
});

test("the first page of a visit decides", () => {
  const storage = land("/online-puja", "https://other.test/", land("/", "https://news.test/"));
  expect(storedLanding(storage)).toEqual({ path: "/", referrerUrl: "https://news.test/" });
  expect(storedLanding(land("/online-puja", "https://other.test/", land("/", "")))).toEqual({ path: "/" });
});

test.each([
  "",
  "about:client",
  "not an address",
  "https://shop.test/pooja/pj_1",
  "data:text/html,x",
  "mailto:a@b.test",
])("%j is not a page of another site", (referrer) =>
  expect(storedLanding(land("/", referrer))).toEqual({ path: "/" }),
);

test("the other site's query and fragment, which may identify its reader, are not stored", () => {
  expect(storedLanding(land("/", "https://mail.test/inbox?user=asha@mail.test#secret")).referrerUrl).toBe(
    "https://mail.test/inbox",
  );
});

test("an app can be the referrer", () => {
  expect(storedLanding(land("/", "android-app://com.google.android.gm/")).referrerUrl).toBe(
    "android-app://com.google.android.gm/",
  );
});

test.each(["", "x", "//", "javascript:alert(1)", "9".repeat(100_000), "/".padEnd(301, "a"), "/a b", "/पूजा"])(
  "invalid stored text like %.20j is ignored and replaced",
  (garbage) => {
    const storage = createStorage(() => undefined);
    storage.set("landing_path", garbage);
    storage.set("referrer_url", garbage);
    expect(storedLanding(storage)).toEqual({});
    expect(storedLanding(land("/auth", "https://news.test/", storage))).toEqual({
      path: "/auth",
      referrerUrl: "https://news.test/",
    });
  },
);

test("for any URL the stored values are short and well formed", () => {
  const long = fc.string({ maxLength: 400 });
  fc.assert(
    fc.property(long, long, (path, rest) => {
      const referrer = `https://news.test/${encodeURIComponent(rest)}?${rest}#${rest}`;
      const stored = storedLanding(land(`https://shop.test/${encodeURIComponent(path)}`, referrer));
      expect(stored.path?.length).toBeLessThanOrEqual(300);
      expect(stored.referrerUrl?.length).toBeLessThanOrEqual(300);
      expect(stored.referrerUrl).not.toMatch(/[?#]/);
    }),
  );
});
