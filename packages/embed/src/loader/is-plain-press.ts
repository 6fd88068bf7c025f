/** Whether a press on a link is ours to handle. One that opens a tab or a window, or saves the link, is left to the browser. */
export function isPlainPress(event: MouseEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.defaultPrevented)
    return false;
  event.preventDefault();
  return true;
}
