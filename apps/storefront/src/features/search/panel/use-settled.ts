import { useEffect, useState } from "react";

/** The value once it has not changed for `ms`; an empty one at once. */
export function useSettled(value: string, ms: number): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === "" ? 0 : ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return value === "" ? "" : settled;
}
