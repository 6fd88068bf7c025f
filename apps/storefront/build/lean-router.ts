import type { Plugin } from "vite";

/**
 * Lets the bundler leave out the components of the router that nobody imports: it takes their wrapping in `forwardRef` and
 * the names that they are given for developers' tools for side effects.
 */
export function leanRouter(): Plugin {
  return {
    name: "lean-router",
    apply: "build",
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = ".*";$/gm, "")
          .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, "$1/* @__PURE__ */ $2"),
        map: null,
      }),
    },
  };
}
