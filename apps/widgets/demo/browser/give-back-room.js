// Without a widget, the space that the stylesheet reserves for it is removed: only its link remains.

/** Sets `data-no-widgets` on the page's root if the loader fails, and `data-no-widget` on a widget that does not respond. */
export function giveBackRoom(root) {
  // By then the loader has come, or is known to be lost, however it was.
  addEventListener("load", () =>
    root.toggleAttribute("data-no-widgets", !customElements.get("aradhana-widget")),
  );
  root.addEventListener("aradhana:error", ({ target }) => target.toggleAttribute("data-no-widget", true));
  // A late response still shows the widget.
  root.addEventListener("aradhana:ready", ({ target }) => target.removeAttribute("data-no-widget"));
}

giveBackRoom(document.documentElement);
