/** The specification's paths that end in a name. Routes match capitals too. */
const beforeName = /(\/orders\/[^/]+|\/(?:success-page|sankalp-form-submitted)\/[^/]+\/[^/]+)\/.+$/is;

/** A URL that is safe to report: no query, hash or password, and no name in its path. */
export function cleanAddress(address: string): string {
  return address
    .replace(/[?#].*$/s, "")
    .replace(/^([a-z][a-z\d+.-]*:\/\/)[^/]*@/i, "$1")
    .replace(beforeName, "$1/{name}");
}
