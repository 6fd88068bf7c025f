// While somebody books in a widget among the text, the button in the corner is out of his way: it would lie on what he fills in.

/** A list is what a widget begins with; whatever else it shows is a step of a booking. */
const isList = (path) => /^\/widget\/(?!payment$)[\w-]+$/.test(path);

/** Says on the page's root (`data-booking`) whether a widget among its text is past its list. */
export function makeRoom(root) {
  const booking = new Set();
  const follow = ({ target, detail: { path } }) => {
    if ((target.getAttribute("mode") ?? "inline") !== "inline") return;
    if (isList(path)) booking.delete(target);
    else booking.add(target);
    const isBooking = [...booking].some(({ isConnected }) => isConnected);
    root.toggleAttribute("data-booking", isBooking);
  };
  for (const type of ["ready", "navigate"]) root.addEventListener(`aradhana:${type}`, follow);
}

makeRoom(document.documentElement);
