import { type PathPattern, pathPatterns } from "../../packages/core/src/paths/patterns.ts";

const isParam = (part: string) => part.startsWith(":");
const paramsOf = (pattern: string) => pattern.split("/").filter(isParam).length;

/** The route pattern that an address matches: of several, that with the fewest parameters. */
export function patternOf(address: string): PathPattern | undefined {
  const parts = (address.split(/[?#]/)[0] ?? "").split("/");
  const matches = (pattern: string) => {
    const segments = pattern.split("/");
    return (
      segments.length === parts.length &&
      segments.every((segment, at) => segment === parts[at] || (isParam(segment) && parts[at]))
    );
  };
  return pathPatterns.filter(matches).sort((one, other) => paramsOf(one) - paramsOf(other))[0];
}
