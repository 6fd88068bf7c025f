import type { LinkPreview } from "@aradhana/ui/link";
import { type ComponentType, useEffect, useState } from "react";
import { matchRoutes, useLocation, useNavigation } from "react-router-dom";
import type { Screen } from "./screen.ts";

/** A screen that arrives sooner than this, in ms, needs no skeleton: it would only flicker. */
const SOON = 150;

interface AwaitedProps {
  folder: string;
  /** What the link that was followed shows of it. */
  preview: LinkPreview | undefined;
}

interface Awaited extends AwaitedProps {
  path: string;
  AwaitedScreen: ComponentType<AwaitedProps>;
}

/**
 * The screen that is being navigated to, with the component that shows its skeleton: once it takes its time, or at once if
 * something of it is known. The skeletons are fetched beside the screen itself, so they are there before its data.
 */
export function useAwaitedScreen(screens: Screen[]): Awaited | undefined {
  const currentPath = useLocation().pathname;
  const { state, location } = useNavigation();
  const path = state === "loading" && location.pathname !== currentPath ? location.pathname : undefined;
  const preview = (location?.state as { preview?: LinkPreview } | null | undefined)?.preview;
  const [awaited, setAwaited] = useState<Awaited>();

  useEffect(() => {
    if (!path) return;
    let isCurrent = true;
    const { folder = "" } = matchRoutes(screens, path)?.at(-1)?.route ?? {};
    const delay = preview ? undefined : new Promise((resolve) => setTimeout(resolve, SOON));
    Promise.all([import("./awaited-screen.tsx"), delay]).then(
      ([{ AwaitedScreen }]) => isCurrent && setAwaited({ path, folder, preview, AwaitedScreen }),
      // The screen itself reports a lost connection.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [path, preview, screens]);

  return awaited && awaited.path === path ? awaited : undefined;
}
