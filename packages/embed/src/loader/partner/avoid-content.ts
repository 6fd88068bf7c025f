const actions = "a,button,input,select,textarea,summary,label,[role=button],aradhana-widget";
const price = /[₹$€£]\s?\d|\b(Rs\.?|INR|USD|EUR)\s?\d/;
/** The points of a button below which content is looked for: corners, edges and centre. */
const shares = [0, 0.5, 1];

/**
 * Hides a floating button while it would cover an action or a price. Returns the function that starts it for a
 * button.
 */
export function avoidContent(): (host: Element, slot: HTMLElement) => void {
  const buttons = new Map<Element, HTMLElement>();
  let isScheduled = false;

  function look() {
    isScheduled = false;
    for (const [host, slot] of buttons) {
      // A button that has the keyboard focus stays in place.
      const isHidden = !host.matches(":focus-within") && coversContent(host, slot);
      slot.style.visibility = isHidden ? "hidden" : "";
    }
  }
  function ask() {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(look);
  }

  return (host, slot) => {
    if (buttons.size === 0) {
      addEventListener("scroll", ask, { capture: true, passive: true });
      new ResizeObserver(ask).observe(document.documentElement);
      document.addEventListener("aradhana:resize", ask);
    }
    buttons.set(host, slot);
    ask();
  };
}

function coversContent(host: Element, slot: Element): boolean {
  const { left, top, width, height } = slot.getBoundingClientRect();
  return shares.some((across) =>
    shares.some((down) => {
      const below = document
        .elementsFromPoint(left + across * width, top + down * height)
        .find((element) => element !== host && !host.contains(element));
      return below !== undefined && (below.closest(actions) !== null || hasPrice(below));
    }),
  );
}

const hasPrice = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node instanceof Text && price.test(node.data));
