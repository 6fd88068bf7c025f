import { exercise } from "./exercise.ts";

// A worker and a page post the result; a module that imports this reads its export.
export const result = exercise();
if (typeof document === "object") {
  void result.then((json) => document.body.append(json));
} else if (typeof postMessage === "function") {
  void result.then((json) => postMessage(json));
}
