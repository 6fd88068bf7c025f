import { configure } from "@testing-library/react";

// On a busy machine a lazy part takes longer than the second that the library waits.
configure({ asyncUtilTimeout: 20_000 });

// jsdom lays nothing out, so nothing ever changes its size.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
