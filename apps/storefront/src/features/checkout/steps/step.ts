/** The steps of a booking, in their order; `?step=` names the open one, so that Back goes one step back. */
export const steps = ["package", "addons", "contact", "pay"] as const;
export type Step = (typeof steps)[number];

/** The step that an address opens. With a package in the address, the first step is done. */
export function stepIn(query: URLSearchParams): Step {
  const requested = query.get("step");
  return steps.find((step) => step === requested) ?? (query.has("package") ? "addons" : "package");
}

export function stepAfter(step: Step): Step {
  return steps[steps.indexOf(step) + 1] ?? step;
}
