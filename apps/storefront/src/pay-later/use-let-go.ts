import { isApiError, releaseReservation } from "@aradhana/core/api";
import { useState } from "react";
import { useBrowser } from "../services/browser.tsx";

type Going =
  | { status: "idle" }
  | { status: "working" }
  | { status: "refused"; code: string; retryAfter: number | undefined };

/** Gives a held place back at a press, and says what became of it. */
export function useLetGo(reservationId: string, onGone: () => void) {
  const api = useBrowser()?.api;
  const [going, setGoing] = useState<Going>({ status: "idle" });

  async function letGo() {
    if (!api || going.status === "working") return;
    setGoing({ status: "working" });
    try {
      await releaseReservation(api, reservationId);
      onGone();
    } catch (error) {
      if (!isApiError(error)) throw error;
      const { code, retryAfter } = error;
      setGoing({ status: "refused", code, retryAfter });
    }
  }

  return { going, letGo };
}
