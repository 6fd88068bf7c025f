/** Whether films may start without a press: not where the visitor saves data or prefers less motion. */
export function mayPlayByItself({
  navigator,
  matchMedia,
}: Pick<Window, "navigator" | "matchMedia">): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const prefers = (feature: string) => matchMedia(`(${feature}: reduce)`).matches;
  return (
    connection?.saveData !== true && !prefers("prefers-reduced-motion") && !prefers("prefers-reduced-data")
  );
}
