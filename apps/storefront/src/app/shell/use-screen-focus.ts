import { useEffect, useRef } from "react";

/** Focuses the next screen, so that it is read and Tab starts there, unless the screen has set the focus itself. */
export function useScreenFocus(pathname: string): void {
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById("main");
    // The effects of the screen run before this one.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
}
