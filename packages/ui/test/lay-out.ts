import { act } from "@testing-library/react";
import { vi } from "vitest";

/** Whoever waits for sizes. */
const waiting = new Set<() => void>();

/** As browsers have it: it tells the first size by itself, after the page was laid out. */
class FakeResizeObserver implements ResizeObserver {
  readonly #tell: () => void;
  constructor(tell: ResizeObserverCallback) {
    this.#tell = () => tell([], this);
  }
  observe() {
    waiting.add(this.#tell);
  }
  unobserve() {}
  disconnect() {
    waiting.delete(this.#tell);
  }
}

/** Before each test of something that measures itself, which jsdom cannot lay out. */
export function observeSizes() {
  waiting.clear();
  vi.stubGlobal("ResizeObserver", FakeResizeObserver);
  Element.prototype.scrollBy = vi.fn();
}

/** Lays every row out as `scrollWidth` wide in a window of 300. */
export function layOut(scrollWidth = 900) {
  vi.spyOn(Element.prototype, "scrollWidth", "get").mockReturnValue(scrollWidth);
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(300);
}

/** The moment in which a browser tells all sizes. */
export const tellSizes = () => act(() => waiting.forEach((tell) => void tell()));

/** Whoever still waits for sizes. */
export const observing = () => [...waiting];
