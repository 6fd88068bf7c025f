import { configure } from "@testing-library/react";
import { options } from "preact";

// On a busy machine a lazy part takes longer than the second that the library waits.
configure({ asyncUtilTimeout: 20_000 });

// Not after the next frame, as in a browser: that could come when jsdom is gone already.
options.requestAnimationFrame = (flush) => queueMicrotask(flush);

// jsdom lays nothing out, so nothing ever changes its size.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
