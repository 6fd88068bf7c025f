import type { Phone } from "../contract/index.ts";

/** The last four digits alone, behind as many dots for any number: not even its length is told. */
export const maskNumber = (number: string) => `•••••${number.trim().slice(-4)}`;

/** A number that its owner knows again and nobody else learns: phones are shared. */
export const maskPhone = ({ dial_code, number }: Phone) => `+${dial_code} ${maskNumber(number)}`;
