import { type LoaderFunctionArgs, redirect } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { keepLanguage, withRedirectsInLanguage } from "./keep-language.ts";

test.each([
  ["/pooja/pj_1", "/pooja/pj_1?lang=hi"],
  ["?q=a%20b#top", "?q=a%20b&lang=hi#top"],
  ["/?lang=en", "/?lang=en"],
  [
    { pathname: "/blogs", search: "?page=2" },
    { pathname: "/blogs", search: "?page=2&lang=hi" },
  ],
  [{ hash: "#top" }, { hash: "#top", search: "?lang=hi" }],
  [-1, -1],
  [null, null],
])("D31: a step from a page in Hindi to %j leads to %j", async (to, address) => {
  const navigate = vi.fn();
  const router = { navigate };
  keepLanguage(router, "hi");
  const { navigate: step } = router as { navigate(to: unknown, options: object): Promise<void> };
  await step(to, { replace: true });
  expect(navigate).toHaveBeenCalledExactlyOnceWith(address, { replace: true });
});

test.each(["returned", "thrown"])(
  "D31: a redirect that a loader has %s leads to a page in the language of the address",
  async (how) => {
    const loader = withRedirectsInLanguage(() => {
      if (how === "thrown") throw redirect("/pooja/pj_2");
      return redirect("/pooja/pj_2");
    });
    const to = async (path: string) => {
      const args = { request: new Request(`https://shop.test${path}`) } as LoaderFunctionArgs;
      const result = await Promise.resolve(loader(args)).catch((thrown: unknown) => thrown);
      return (result as Response).headers.get("Location");
    };
    expect(await to("/pooja/pj_1?lang=hi")).toBe("/pooja/pj_2?lang=hi");
    expect(await to("/pooja/pj_1")).toBe("/pooja/pj_2");
  },
);
