/** Takes a press on a link for us. Whoever wants that link in a tab or a window of its own, or kept, gets that. */
export function isPlainPress(event: MouseEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.defaultPrevented)
    return false;
  event.preventDefault();
  return true;
}
