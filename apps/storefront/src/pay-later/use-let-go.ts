import { releaseReservation } from "@aradhana/core/api";
import { useCall } from "../refusals/use-call.ts";

/** Gives a held place back at a press, and says what became of it. */
export function useLetGo(reservationId: string, onGone: () => void) {
  const { calling, call } = useCall(async (api) => {
    await releaseReservation(api, reservationId);
    onGone();
  });
  return { going: calling, letGo: call };
}
