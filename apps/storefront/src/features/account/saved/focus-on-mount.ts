/** A `ref` for what replaces a pressed button: without it the focus would be lost. */
export function focusOnMount(element: HTMLElement | null) {
  element?.focus();
}
