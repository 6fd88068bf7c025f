/**
 * Whether the app's router can navigate there: a path or query of this site, and not `//host` or `/\host`, which
 * leave it.
 */
export function isWithinApp(href: string) {
  return /^(?:\/(?![/\\])|\?)/.test(href);
}
