import { make } from "./make.ts";
import type { OpenFrame } from "./open-frame.ts";

/**
 * Shows a widget behind a slot, once that comes near, and the slot again where no widget answers. Until it says
 * how high it is, what is reserved is kept free.
 */
export function showInline(
  slot: HTMLElement,
  reserved: string,
  open: () => OpenFrame,
  onSilence: () => void,
) {
  const box = make("div", `min-height:${reserved};border-radius:12px;background:#8883`);
  let opened: OpenFrame | undefined;
  let silence: ReturnType<typeof setTimeout>;
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      near.disconnect();
      opened = open();
      opened.frame.style.height = reserved;
      opened.frame.style.visibility = "hidden";
      box.append(opened.frame);
      // Who has not answered in 20 seconds was refused by the browser, or lost by the network.
      silence = setTimeout(() => {
        end();
        onSilence();
      }, 20_000);
    },
    { rootMargin: "500px" },
  );

  function end() {
    near.disconnect();
    clearTimeout(silence);
    opened?.close();
    box.remove();
    slot.hidden = false;
  }

  slot.hidden = true;
  slot.after(box);
  near.observe(box);
  return {
    end,
    /** The widget stands, and needs no stand-in any more. */
    show() {
      clearTimeout(silence);
      box.style.cssText = "";
      if (opened) opened.frame.style.visibility = "";
    },
  };
}
