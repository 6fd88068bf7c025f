import { exercise } from "./exercise.ts";

// A worker and a page post the result; a module that imports this reads its export.
export const did = exercise();
if (typeof document === "object") {
  void did.then((told) => document.body.append(told));
} else if (typeof postMessage === "function") {
  void did.then((told) => postMessage(told));
}
