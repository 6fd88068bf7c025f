import { make } from "./make.ts";

/** The popups of a page: one at a time, each a dialog over everything, with the page behind it held still. */
export function createDialogs() {
  let closeLast: (() => void) | undefined;

  /** Opens a popup. Gives back what closes it. */
  return (title: string, closeLabel: string, content: HTMLElement, onClose: () => void): (() => void) => {
    closeLast?.();
    const opener = document.activeElement as HTMLElement;
    const host = document.createElement("div");
    const dialog = make(
      "dialog",
      "display:grid;grid-template:48px 1fr/1fr 48px;align-items:center;text-indent:16px;width:min(560px,100%);height:min(840px,100%);max-width:none;max-height:none;padding:0;border:0;box-shadow:0 0 0 100vmax #0008;font:16px system-ui",
      { "aria-label": title },
    );
    const button = make("button", "height:100%;border:0;background:none;color:inherit;font:inherit", {
      "aria-label": closeLabel,
    });
    button.textContent = "✕";
    content.style.gridColumn = "1/3";
    dialog.append(title, button, content);
    // Out of reach of the page's own styles.
    host.attachShadow({ mode: "open" }).append(dialog);
    document.body.append(host);

    const { style } = document.documentElement;
    const { overflow } = style;
    style.overflow = "hidden";

    const close = () => {
      if (closeLast !== close) return;
      closeLast = undefined;
      dialog.close();
      host.remove();
      style.overflow = overflow;
      opener.focus();
      onClose();
    };
    closeLast = close;
    button.onclick = dialog.onclose = close;
    dialog.showModal();
    return close;
  };
}
