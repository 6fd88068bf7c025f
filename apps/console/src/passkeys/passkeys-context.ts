import { createContext, useContext } from "react";
import type { Passkeys } from "./create-passkeys.ts";

export const PasskeysContext = createContext<Passkeys | undefined>(undefined);

export function usePasskeys(): Passkeys {
  const passkeys = useContext(PasskeysContext);
  if (!passkeys) throw new Error("wrap this in PasskeysContext: src/console.tsx");
  return passkeys;
}
