import { createCalls, type QueuedCall } from "./create-calls.ts";
import { defineWidget } from "./define-widget.ts";
import { script } from "./load-partner.ts";
import { TAG } from "./tag.ts";

// Widgets come from where this script does.
const { href } = new URL("/widget/", script.src);

function start() {
  // If a page loads the script twice, the first one stays in use.
  if (customElements.get(TAG)) return;
  const queued = window.Aradhana;
  const defaults = document.createElement("i");
  defineWidget(href, defaults);
  const calls = createCalls(href, defaults);
  window.Aradhana = calls;
  if (queued) calls.push(...(queued as QueuedCall[]));
}

// Queued calls may refer to elements that the browser has not parsed yet.
if (window.Aradhana && document.readyState === "loading") addEventListener("DOMContentLoaded", start);
else start();
