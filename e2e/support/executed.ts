import type { BrowserContext, Page } from "@playwright/test";

/** What the texts of a context's pages have done so far. */
export interface Harm {
  /** The numbers of the payloads that ran. */
  executed: Set<number>;
  /** Requests to other hosts, dialogs, and opened pages. */
  sideEffects: string[];
}

/** Gives each document of the context the function that payloads call, and answers its requests to other hosts with nothing. */
export async function watchForHarm(context: BrowserContext, origin: string): Promise<Harm> {
  const harm: Harm = { executed: new Set(), sideEffects: [] };
  await context.exposeBinding("ran", (_, number: number) => void harm.executed.add(number));
  await context.route(
    (url) => url.origin !== origin && /^https?:$/.test(url.protocol),
    (route) => {
      harm.sideEffects.push(route.request().url());
      // Without content a page stays where it is.
      return route.fulfill({ status: 204 });
    },
  );
  context.on("dialog", (dialog) => {
    harm.sideEffects.push(`dialog: ${dialog.message()}`);
    return dialog.dismiss();
  });
  context.on("page", (page) => page.on("popup", (popup) => harm.sideEffects.push(`page: ${popup.url()}`)));
  return harm;
}

/** Uses what runs only once it is used: inline handlers, and links and forms that lead to a script. */
export const provoke = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const addressOf = (element: Element): string => {
      if (element instanceof HTMLButtonElement)
        return element.hasAttribute("formaction") ? element.formAction : (element.form?.action ?? "");
      if (element instanceof HTMLAnchorElement || element instanceof HTMLAreaElement) return element.href;
      return element instanceof SVGAElement ? element.href.animVal : "";
    };
    for (const element of document.querySelectorAll("*")) {
      const handled = Array.from(element.attributes, ({ name }) => name).filter((name) =>
        name.startsWith("on"),
      );
      for (const name of handled) element.dispatchEvent(new Event(name.slice("on".length)));
      const { protocol } = Object.assign(document.createElement("a"), { href: addressOf(element) });
      if (protocol !== "javascript:") continue;
      element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      // Its script is a task of its own, which another click would replace.
      await new Promise((done) => setTimeout(done));
    }
  });
