/** The boot script stores the button that was pressed last (server/boot-script.ts). */
type PressedWindow = Window & { earlyPress?: HTMLElement | null };

/**
 * Takes the button that was pressed before hydration. The returned function presses it again, unless it is no longer
 * on the page.
 */
export function takeEarlyPress(): () => void {
  const page: PressedWindow = window;
  const pressed = page.earlyPress;
  // React handles every press from now on.
  page.earlyPress = null;
  for (const pending of document.querySelectorAll<HTMLElement>("[data-pending]"))
    delete pending.dataset.pending;
  return () => {
    if (pressed?.isConnected) pressed.click();
  };
}
