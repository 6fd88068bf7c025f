/** Of the specification's paths, those that end in a name. */
const beforeName =
  /(\/orders\/[^/\s]+|\/(?:success-page|sankalp-form-submitted)\/[^/\s]+\/[^/\s]+)\/[^\s?#"'<>`]+/;

/** An address as it may be told to others: no query, no hash, no password, no name in its path. */
export function cleanAddress(address: string): string {
  return address
    .replace(/[?#].*$/s, "")
    .replace(/^([a-z][a-z\d+.-]*:\/\/)[^/]*@/i, "$1")
    .replace(beforeName, "$1/{name}");
}
