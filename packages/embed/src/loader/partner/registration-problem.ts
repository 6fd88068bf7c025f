import type { PartnerFacts } from "./partner-facts.ts";

/** Why widgets of a partner do not show on pages of an origin, and what to change; undefined where they do. */
export function registrationProblem({ id, name, origins }: PartnerFacts, origin: string): string | undefined {
  // A widget without `partner-id` belongs to no partner, which is not a mistake.
  if (id === "null") return undefined;
  const partner = name ? `${name} (${id})` : id;
  if (!origins)
    return `Aradhana: no partner has the id "${id}". Correct partner-id: see "Begin on your own machine" in docs/partners.md.`;
  if (origins.includes(origin)) return undefined;
  if (origin === "null")
    return `Aradhana: this page has no origin, so browsers block its widgets. Serve it, for example at ${origins[0]}, instead of opening it as a file.`;
  return `Aradhana: ${origin} is no origin of the partner ${partner}, so browsers block its widgets. Registered are ${origins.join(", ")}. Serve the page from one of them, or have ${origin} added to "origins" of this partner: see "Register an origin" in docs/partners.md.`;
}
