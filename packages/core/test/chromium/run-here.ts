import { exercise } from "./exercise.ts";

// A worker and a page post the result; a module that imports this reads its export.
export const did = exercise();
if (typeof document === "object") {
  void did.then((result) => document.body.append(result));
} else if (typeof postMessage === "function") {
  void did.then((result) => postMessage(result));
}
