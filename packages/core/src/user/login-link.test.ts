import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { extractLoginLink } from "./index.ts";

const take = (address: string) => extractLoginLink(new URL(`https://shop.test${address}`));

describe("§4 login via link: the URL carries token and platform", () => {
  test.each([
    ["/?token=t1&platform=android", "/"],
    [
      "/pooja/pj_1?utm_source=a&token=t1&step=pay&platform=android#faq",
      "/pooja/pj_1?utm_source=a&step=pay#faq",
    ],
    ["/?token=t1&token=t2&platform=android&platform=ios", "/"],
    ["//evil.test/?token=t1&platform=android", "/evil.test/"],
  ])("%s: token and platform are removed", (address, rest) => {
    expect(take(address)).toEqual({ address: rest, login: { token: "t1", platform: "android" } });
  });

  test.each([
    ["a token alone", "/?token=t1"],
    ["an empty platform", "/?token=t1&platform="],
    ["an empty token", "/?token=&platform=web"],
  ])("%s does not sign in, and is removed from the URL", (_, address) => {
    expect(take(address)).toEqual({ address: "/" });
  });

  test.each(["/", "/?platform=android", "/?my_token=1", "/token=1?t=token#token=2"])(
    "%s carries none",
    (address) => {
      expect(take(address)).toBeUndefined();
    },
  );

  test("the rest of the URL stays, without the token", () => {
    const part = fc.constantFrom(
      "pooja",
      "pj_1",
      "",
      "a%20b",
      "%2F",
      "..",
      "//evil.test",
      "\\evil.test",
      "पूजा",
    );
    const paths = fc.array(part, { maxLength: 4 }).map((parts) => `/${parts.join("/")}`);
    const pairs = fc.array(
      fc.tuple(fc.constantFrom("x", "token", "platform", "utm_source"), fc.string({ maxLength: 8 })),
      {
        maxLength: 5,
      },
    );
    fc.assert(
      fc.property(paths, pairs, (path, query) => {
        const rest = query.filter(([name]) => name !== "token" && name !== "platform");
        const carried = new URLSearchParams([...rest, ["token", "SECRET-7f"], ["platform", "ios"]]);
        const taken = take(`${path}?${carried}`);
        expect(taken?.login).toEqual({ token: "SECRET-7f", platform: "ios" });
        expect(taken?.address).not.toContain("SECRET-7f");
        const address = new URL(`https://shop.test${taken?.address}`);
        expect(address.host).toBe("shop.test");
        expect([...address.searchParams]).toEqual([...new URLSearchParams(rest)]);
      }),
    );
  });
});
