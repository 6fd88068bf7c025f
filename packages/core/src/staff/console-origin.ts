/**
 * The origin at which the console is used. Passkeys belong to a name, so the numeric address of this machine is replaced by
 * `localhost`.
 */
export function consoleOrigin(webOrigin: string): string {
  const url = new URL(webOrigin);
  if (/^127\.[\d.]+$|^\[::1\]$/.test(url.hostname)) url.hostname = "localhost";
  return url.origin;
}
