/** The steps of a booking, in their order; `?step=` names the open one, so that Back goes one step back. */
export const steps = ["package", "addons", "contact", "pay"] as const;
export type Step = (typeof steps)[number];

/** The step that an address opens. Who comes with a package chosen has done the first. */
export function stepIn(query: URLSearchParams): Step {
  const asked = query.get("step");
  return steps.find((step) => step === asked) ?? (query.has("package") ? "addons" : "package");
}

export function stepAfter(step: Step): Step {
  return steps[steps.indexOf(step) + 1] ?? step;
}
