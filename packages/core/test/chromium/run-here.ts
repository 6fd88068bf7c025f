import { exercise } from "./exercise.ts";

// A worker and a page tell it in their own ways; whoever imports this, by its export.
export const did = exercise();
if (typeof document === "object") {
  void did.then((told) => document.body.append(told));
} else if (typeof postMessage === "function") {
  void did.then((told) => postMessage(told));
}
