import { registerHooks } from "node:module";

// Node reads and parses the package.json of a package again for each import of it, and for each module inside it: half a
// second of a core at each start for the 179 kB of drizzle-orm. Its addresses are found once here, and its format is known.

const PACKAGE = "drizzle-orm";
const found = new Map<string, string>();

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier === PACKAGE || specifier.startsWith(`${PACKAGE}/`)) {
      const url = found.get(specifier) ?? nextResolve(specifier, context).url;
      found.set(specifier, url);
      return { url, format: "module", shortCircuit: true };
    }
    const parent = context.parentURL;
    if (specifier.startsWith(".") && parent?.includes(`/node_modules/${PACKAGE}/`)) {
      return { url: new URL(specifier, parent).href, format: "module", shortCircuit: true };
    }
    return nextResolve(specifier, context);
  },
});
