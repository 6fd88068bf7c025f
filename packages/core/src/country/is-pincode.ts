import { latinDigits } from "../digits/index.ts";

/** Whether a text is an Indian PIN code: six digits, the first of which is not 0. */
export const isPincode = (text: string): boolean => /^[1-9]\d{5}$/.test(text);

/** Whether a PIN code is of the army, whose post offices no list of places has. */
export const isArmyPin = (pin: string): boolean => pin.startsWith("9");

/** A PIN code as it was typed, in Latin digits and without the space that many write after the third. */
export const readPincode = (typed: string): string => latinDigits(typed).replace(/[\s-]/g, "");
