const PAUSE = 100; // ms: ten times a second at most

/**
 * Reports the height of an element, in whole pixels, whenever it changes. It must be as high as its content, and
 * never as high as the window: else each answer of the page would be a new height. Gives back what ends it.
 */
export function followHeight(element: Element, report: (height: number) => void): () => void {
  let reported = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function measure() {
    if (pause !== undefined) return;
    const height = Math.ceil(element.getBoundingClientRect().height);
    if (height === reported) return;
    reported = height;
    report(height);
    pause = setTimeout(() => {
      pause = undefined;
      measure();
    }, PAUSE);
  }

  const sizes = new ResizeObserver(measure);
  sizes.observe(element);
  return () => {
    sizes.disconnect();
    clearTimeout(pause);
  };
}
