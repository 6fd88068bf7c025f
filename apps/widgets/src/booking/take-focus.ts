/**
 * As a `ref`: what is drawn takes the focus. The attribute `autofocus` is refused in a frame of another site; the focus
 * itself is not, after a press.
 */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
