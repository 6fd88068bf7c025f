import { barUnder, contentUnder } from "./content-under.ts";

const GAP = 16; // CSS pixels between the button and what is below it
const BARS = 3; // fixed bars on top of each other, of which a page has one or two
const PAUSE = 200; // ms between looks while the page changes

/**
 * Keeps a floating button above bars that are fixed to the bottom of the page, and hides it while it would cover an
 * action or a price. Returns the function that starts it for a button.
 */
export function avoidContent(): (host: Element, slot: HTMLElement) => void {
  const buttons = new Map<Element, HTMLElement>();
  let isScheduled = false;
  let isPaused = false;

  function look() {
    isScheduled = false;
    for (const [host, slot] of buttons) {
      raise(host, slot);
      // A button that has the keyboard focus stays visible.
      const isHidden = !host.matches(":focus-within") && contentUnder(host, slot.getBoundingClientRect());
      slot.style.visibility = isHidden ? "hidden" : "";
    }
  }
  function ask() {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(look);
  }
  function askSoon() {
    if (isPaused) return;
    isPaused = true;
    setTimeout(() => {
      isPaused = false;
      ask();
    }, PAUSE);
  }

  return (host, slot) => {
    if (buttons.size === 0) {
      addEventListener("scroll", ask, { capture: true, passive: true });
      addEventListener("resize", ask);
      new ResizeObserver(ask).observe(document.documentElement);
      document.addEventListener("aradhana:resize", ask);
      // A bar that appears, like a cookie notice, changes neither the size of the page nor its position.
      const changes = {
        childList: true,
        subtree: true,
        attributeFilter: ["class", "style", "hidden", "open"],
      };
      new MutationObserver(askSoon).observe(document.body, changes);
    }
    buttons.set(host, slot);
    ask();
  };
}

/** Moves a button up until no bar is below it. */
function raise(host: Element, slot: HTMLElement) {
  slot.style.bottom = `${GAP}px`;
  for (let bars = 0; bars < BARS; bars++) {
    const bar = barUnder(host, slot.getBoundingClientRect());
    if (!bar) return;
    slot.style.bottom = `${innerHeight - bar.getBoundingClientRect().top + GAP}px`;
  }
}
