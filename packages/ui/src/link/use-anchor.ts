import { type ComponentProps, useContext } from "react";
import { isWithinApp } from "./is-within-app.ts";
import { LinkContext } from "./link-context.ts";

/** What draws this link: the app's router where that knows the way, else a plain `<a>`. */
export function useAnchor({ href = "", target, download }: ComponentProps<"a">) {
  const inApp = useContext(LinkContext);
  return isWithinApp(href) && !target && download === undefined ? inApp : "a";
}
