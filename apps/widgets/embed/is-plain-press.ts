/** Takes a press on a link for us. Whoever wants that link in a tab of its own gets that. */
export function isPlainPress(event: MouseEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.defaultPrevented) return false;
  event.preventDefault();
  return true;
}
