import { type ComponentType, lazy } from "react";
import type { Text } from "../i18n/define-text.ts";
import { loadWithTexts } from "./load-with-texts.ts";
import { WhenNear } from "./when-near.tsx";

interface Module {
  texts: readonly Text<unknown>[];
  Part: ComponentType;
}

/** A part of a page that is fetched, with its messages, shortly before it is scrolled to. */
export function nearPart(load: () => Promise<Module>): ComponentType {
  const Part = lazy(async () => ({ default: (await loadWithTexts(load)).Part }));
  return () => (
    <WhenNear>
      <Part />
    </WhenNear>
  );
}
