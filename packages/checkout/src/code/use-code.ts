import type { SentCode } from "@aradhana/core/otp";
import { type Failure, settle } from "@aradhana/core/query";
import { useSecondsUntil } from "@aradhana/ui/countdown";
import { useRef, useState } from "react";
import { reportUnexpected } from "../query/report-unexpected.ts";
import { useCodeFromMessage } from "./use-code-from-message.ts";

interface Options {
  sent: SentCode;
  /** What is said of a code that is too short. */
  sixDigits: string;
  messageFor(failure: Failure): string;
  /** Proves the number with a code; rejects where it is wrong. */
  verify(code: string): Promise<void>;
  /** Has another code sent. */
  send(channel: "sms" | "whatsapp" | "call"): Promise<void>;
}

/** Have the same answer however often they are sent, and each time costs one of the few tries. */
const REFUSED_FOR_GOOD = new Set(["otp_wrong", "otp_expired"]);

/** A one-time code that is being typed: verified once at a time, and never again after it was rejected for good. */
export function useCode({ sent, sixDigits, messageFor, verify, send }: Options) {
  const [otp, setOtp] = useState("");
  const [problem, setProblem] = useState<string>();
  const [failures, setFailures] = useState(0);
  const [repeats, setRepeats] = useState(0);
  const [busy, setBusy] = useState<"verify" | "send">();
  // Beside the state: the last digit and a press may come before the next render. Stays set once a code was accepted.
  const isTaken = useRef(false);
  const refused = useRef(new Map<string, string>());
  const [pause, setPause] = useState({ until: sent.resend_at, isLocked: false });
  const paused = useSecondsUntil(pause.until, sent.ahead);
  const wait = Math.max(paused, useSecondsUntil(sent.resend_at, sent.ahead));
  const isLocked = pause.isLocked && paused > 0;

  function setTaken(by: "verify" | "send" | undefined) {
    isTaken.current = by !== undefined;
    setBusy(by);
  }

  async function attempt(
    by: "verify" | "send",
    work: () => Promise<void>,
    onRefused?: (code: string, message: string) => void,
  ) {
    setTaken(by);
    setProblem(undefined);
    const settled = await settle(work, reportUnexpected);
    if (settled.ok) return;
    setTaken(undefined);
    const { code, retryAfter } = settled.failure;
    const message = messageFor(settled.failure);
    onRefused?.(code, message);
    if (retryAfter) {
      const until = new Date(Date.now() + sent.ahead + retryAfter * 1000).toISOString();
      setPause({ until, isLocked: code === "otp_blocked" });
    }
    setProblem(message);
    setFailures((n) => n + 1);
  }

  function submit(code: string) {
    if (isTaken.current) return;
    if (isLocked) return setRepeats((n) => n + 1);
    if (code.length < 6) {
      setProblem(sixDigits);
      return setFailures((n) => n + 1);
    }
    const known = refused.current.get(code);
    if (known) {
      setProblem(known);
      return setRepeats((n) => n + 1);
    }
    void attempt(
      "verify",
      () => verify(code),
      (reason, message) => {
        if (REFUSED_FOR_GOOD.has(reason)) refused.current.set(code, message);
      },
    );
  }

  useCodeFromMessage(sent.otp_id, (code) => {
    setOtp(code);
    submit(code);
  });

  function resend(channel: "sms" | "whatsapp" | "call") {
    if (isTaken.current) return;
    void attempt("send", async () => {
      await send(channel);
      refused.current.clear();
      setOtp("");
      setTaken(undefined);
    });
  }

  return {
    ...{ otp, setOtp, problem, isLocked, submit, resend },
    /** The call under way, if any. */
    busy,
    /** Seconds until another code can be sent. */
    wait,
    /** How often a code or its sending has failed. */
    failures,
    /** Grows with every press that found something wrong. */
    tries: failures + repeats,
  };
}
