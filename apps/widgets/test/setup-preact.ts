import { options } from "preact";

// Not after the next frame, as in a browser: jsdom may be closed by then.
options.requestAnimationFrame = (flush) => queueMicrotask(flush);
