import type { Phone } from "../contract/index.ts";

/** The last four digits after a fixed number of dots, so that not even the length is shown. */
export const maskNumber = (number: string) => `•••••${number.trim().slice(-4)}`;

/** A masked number that only its owner recognises: phones are shared. */
export const maskPhone = ({ dial_code, number }: Phone) => `+${dial_code} ${maskNumber(number)}`;
