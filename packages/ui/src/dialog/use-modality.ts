import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from "react";
import { settlePage, topModal } from "./settle-page.ts";

interface Modality {
  initialFocus: RefObject<HTMLElement | null> | undefined;
  finalFocus: RefObject<HTMLElement | null> | undefined;
  onEscape: () => void;
}

/** Makes a layer, which is a child of the body, the only part of the page in use, for as long as it is there. */
export function useModality(layer: RefObject<HTMLElement | null>, options: Modality) {
  const moveIn = useEffectEvent((own: Element | null) => {
    const first = options.initialFocus?.current ?? own;
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  });
  const moveOut = useEffectEvent((opener: Element | null) => {
    const next = options.finalFocus?.current ?? opener;
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  });

  useLayoutEffect(() => {
    const own = layer.current;
    if (!own) return;
    const { ownerDocument } = own;
    const opener = ownerDocument.activeElement;
    own.setAttribute("data-modal", "");
    settlePage(ownerDocument);
    moveIn(own.firstElementChild);
    return () => {
      const { activeElement } = ownerDocument;
      // Whoever has moved the focus elsewhere meant it.
      const isOurs = activeElement === ownerDocument.body || own.contains(activeElement);
      own.removeAttribute("data-modal");
      settlePage(ownerDocument);
      if (isOurs) moveOut(opener);
    };
  }, [layer]);

  const onEscape = useEffectEvent(options.onEscape);
  useEffect(() => {
    const ownerDocument = layer.current?.ownerDocument;
    const onKeyDown = (event: KeyboardEvent) => {
      // A list inside has its own use for the key, and so has somebody who is composing a Hindi word.
      if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
      if (ownerDocument && topModal(ownerDocument.body) === layer.current) onEscape();
    };
    ownerDocument?.addEventListener("keydown", onKeyDown);
    return () => ownerDocument?.removeEventListener("keydown", onKeyDown);
  }, [layer]);
}
