/**
 * The modules of Preact that replace those of React, by name and for the components of packages/ui too: see
 * docs/decisions/0009. Exact names, so that nothing else is replaced.
 */
const preact = [
  { find: /^react$/, replacement: "preact/compat" },
  { find: /^react-dom$/, replacement: "preact/compat" },
  { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
  { find: /^react-dom\/server$/, replacement: "preact-render-to-string" },
  { find: /^react-dom\/test-utils$/, replacement: "preact/test-utils" },
  { find: /^react\/jsx-runtime$/, replacement: "preact/jsx-runtime" },
  { find: /^react\/jsx-dev-runtime$/, replacement: "preact/jsx-dev-runtime" },
];

/** The rendering library: Preact, for its size; React if `WIDGETS_REACT` is 1. */
export function rendererFor({ WIDGETS_REACT }: Readonly<Record<string, string | undefined>>) {
  const isReact = WIDGETS_REACT === "1";
  return {
    alias: isReact ? [] : preact,
    dedupe: isReact ? ["react", "react-dom"] : ["preact"],
    /** Additional modules for the tests, with either library. */
    setupFiles: isReact ? [] : ["test/setup-preact.ts"],
  };
}
