/** What of a widget's address goes with its visitor: whom to speak to how, and who sent him. */
export function carried(search: URLSearchParams, names: readonly string[]): URLSearchParams {
  const kept = new URLSearchParams();
  for (const [name, value] of search) {
    if (names.includes(name) || /^utm_./.test(name)) kept.append(name, value);
  }
  return kept;
}
