import { useHydrated } from "../services/use-hydrated.ts";

const two = (number: number) => String(number).padStart(2, "0");

/** The visitor's day, like 2026-11-28; on the server and while hydrating that of Greenwich, because near midnight they differ. */
export function useToday(): string {
  const now = new Date();
  const isHere = useHydrated();
  if (!isHere) return now.toISOString().slice(0, 10);
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
