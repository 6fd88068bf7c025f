import { useEffect, useRef } from "react";

/** What WebOTP adds to the types of the DOM: https://wicg.github.io/web-otp/ */
type OtpRequest = CredentialRequestOptions & { otp: { transport: ["sms"] } };
type OtpCredential = Credential & { code?: string };

/**
 * On a phone that reads text messages for the page (WebOTP), calls `onCode` with the code of one, once the user has agreed. `id` is that
 * of the code that was sent last: another code starts another wait.
 */
export function useCodeFromMessage(id: string, onCode: (code: string) => void): void {
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message is read after another code was sent
  useEffect(() => {
    if (!("OTPCredential" in window)) return;
    const ended = new AbortController();
    const request: OtpRequest = { otp: { transport: ["sms"] }, signal: ended.signal };
    navigator.credentials.get(request).then(
      (credential: OtpCredential | null) => {
        const code = credential?.code ?? "";
        if (/^\d{6}$/.test(code) && !ended.signal.aborted) latest.current(code);
      },
      // Not allowed, or nothing came: the code is typed.
      () => {},
    );
    return () => ended.abort();
  }, [id]);
}
