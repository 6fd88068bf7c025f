/** Where the boot script notes the button that was pressed last (server/boot-script.ts). */
type PressedWindow = Window & { earlyPress?: HTMLElement | null };

/**
 * Takes what was pressed before the page could hear it, from the moment on from which it can: the answer
 * presses it once more. Nothing, where the button is gone or was never pressed.
 */
export function takeEarlyPress(): () => void {
  const page: PressedWindow = window;
  const pressed = page.earlyPress;
  // Whatever is pressed from now on, React hears.
  page.earlyPress = null;
  return () => {
    if (pressed?.isConnected) pressed.click();
  };
}
