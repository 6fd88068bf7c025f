import { type ComponentType, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router-dom";

/** An answer sooner than this, in ms, needs no place-holders: they would only flicker. */
const SOON = 150;

interface Awaited {
  path: string;
  Places: ComponentType<{ path: string }>;
}

/**
 * Another screen that was gone to and takes its time, with what draws the places of its content. That is
 * fetched beside the screen itself, so it is there before the screen's data.
 */
export function useAwaitedScreen(): Awaited | undefined {
  const here = useLocation().pathname;
  const { state, location } = useNavigation();
  const path = state === "loading" && location.pathname !== here ? location.pathname : undefined;
  const [awaited, setAwaited] = useState<Awaited>();

  useEffect(() => {
    if (!path) return;
    let wanted = true;
    const late = new Promise((resume) => setTimeout(resume, SOON));
    Promise.all([import("./awaited-screen.tsx"), late]).then(
      ([{ AwaitedScreen }]) => wanted && setAwaited({ path, Places: AwaitedScreen }),
      // The screen itself tells what is wrong with the line.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [path]);

  return awaited && awaited.path === path ? awaited : undefined;
}
