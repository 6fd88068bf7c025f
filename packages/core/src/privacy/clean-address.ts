/** Of the specification's paths, those that end in a name. Routes are found in capitals as well. */
const beforeName = /(\/orders\/[^/]+|\/(?:success-page|sankalp-form-submitted)\/[^/]+\/[^/]+)\/.+$/is;

/** An address as it may be told to others: no query, no hash, no password, no name in its path. */
export function cleanAddress(address: string): string {
  return address
    .replace(/[?#].*$/s, "")
    .replace(/^([a-z][a-z\d+.-]*:\/\/)[^/]*@/i, "$1")
    .replace(beforeName, "$1/{name}");
}
