// Where no widget comes, the room that the stylesheet keeps for it is given back: only its link stands there.

/** Says so on the page's root (`data-no-widgets`) where the loader is lost, and on a widget (`data-no-widget`) that nobody answers. */
export function giveBackRoom(root) {
  // By then the loader has come, or is known to be lost, however it was.
  addEventListener("load", () =>
    root.toggleAttribute("data-no-widgets", !customElements.get("aradhana-widget")),
  );
  root.addEventListener("aradhana:error", ({ target }) => target.toggleAttribute("data-no-widget", true));
  // One that answers late stands all the same.
  root.addEventListener("aradhana:ready", ({ target }) => target.removeAttribute("data-no-widget"));
}

giveBackRoom(document.documentElement);
