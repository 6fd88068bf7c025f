import { type ComponentProps, useContext } from "react";
import { isWithinApp } from "./is-within-app.ts";
import { LinkContext } from "./link-context.ts";

/** The component for this link: the app's router link if it can navigate there, otherwise a plain `<a>`. */
export function useAnchor({ href = "", target, download }: ComponentProps<"a">) {
  const inApp = useContext(LinkContext);
  return isWithinApp(href) && !target && download === undefined ? inApp : "a";
}
