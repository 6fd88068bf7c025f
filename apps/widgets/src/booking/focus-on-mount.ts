/**
 * A `ref` that focuses its element when it is mounted. Browsers ignore the attribute `autofocus` in a frame of another
 * site, but allow focus by script after a press.
 */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
