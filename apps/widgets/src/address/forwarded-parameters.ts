/** The parameters of an address that follow its visitor to the next: those named, and every `utm_*`. */
export function forwardedParameters(search: URLSearchParams, names: readonly string[]): URLSearchParams {
  const forwarded = new URLSearchParams();
  for (const [name, value] of search) {
    if (names.includes(name) || /^utm_./.test(name)) forwarded.append(name, value);
  }
  return forwarded;
}
