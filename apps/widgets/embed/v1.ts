import { type Calls, createCalls } from "./create-calls.ts";
import { defineWidget, TAG } from "./define-widget.ts";

declare global {
  interface Window {
    Aradhana?: Calls;
  }
}

// A page that has it twice, or gets it again as it changes, keeps the first.
if (!customElements.get(TAG)) {
  // Widgets come from where this script does.
  defineWidget((document.currentScript as HTMLScriptElement).src);
  window.Aradhana = createCalls();
}
