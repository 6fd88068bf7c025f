import { useEffect, useRef } from "react";

/** Gives the focus to a screen that was gone to, so that it is read and Tab begins there; one that placed it keeps it. */
export function useScreenFocus(pathname: string): void {
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById("main");
    // What a screen does first comes before this.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
}
