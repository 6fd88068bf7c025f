import type { Language } from "@aradhana/core/contract";
import { linkIn } from "@aradhana/core/paths";
import type { createBrowserRouter, LoaderFunction, To } from "react-router-dom";
import { parseLanguage } from "../../shared/i18n/languages.ts";

type Navigate = (to: To | number | null, options?: object) => Promise<void>;

/** Makes every step that a screen takes lead to a page in `language`, as its links do. */
export function keepLanguage(
  router: Pick<ReturnType<typeof createBrowserRouter>, "navigate">,
  language: Language,
): void {
  const navigate = router.navigate as Navigate;
  router.navigate = (to: To | number | null, options?: object) => navigate(targetIn(language, to), options);
}

function targetIn(language: Language, to: To | number | null): To | number | null {
  if (typeof to === "string") return linkIn(language, to);
  if (typeof to !== "object" || to === null) return to;
  return { ...to, search: linkIn(language, to.search ?? "") };
}

/** A loader whose redirects lead to a page in the language of the requested one. */
export function withRedirectsInLanguage(loader: LoaderFunction): LoaderFunction {
  return async (args, context) => {
    const language = parseLanguage(new URL(args.request.url).searchParams.get("lang")) ?? "en";
    try {
      return redirectedIn(language, await loader(args, context));
    } catch (thrown) {
      throw redirectedIn(language, thrown);
    }
  };
}

function redirectedIn<Result>(language: Language, result: Result): Result {
  if (!(result instanceof Response)) return result;
  const to = result.headers.get("Location");
  if (to) result.headers.set("Location", linkIn(language, to));
  return result;
}
