import { type ChangeEvent, createContext, useContext } from "react";

interface RadioCardsState {
  name: string;
  value: string | null | undefined;
  defaultValue: string | undefined;
  onChange: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
}

export const RadioCardsContext = createContext<RadioCardsState | undefined>(undefined);

/** The group of a card. */
export function useRadioCards(): RadioCardsState {
  const state = useContext(RadioCardsContext);
  if (!state)
    throw new Error("A <RadioCard> stands alone. Its choice is kept by <RadioCards>: wrap it in one.");
  return state;
}
