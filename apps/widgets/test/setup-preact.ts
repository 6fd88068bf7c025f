import { options } from "preact";

// Not after the next frame, as in a browser: that could come when jsdom is gone already.
options.requestAnimationFrame = (flush) => queueMicrotask(flush);
