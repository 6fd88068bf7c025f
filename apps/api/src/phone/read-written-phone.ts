import { type ParsedPhone, readPhone } from "./read-phone.ts";

/** A number as operators write it: the dial code and, after a space, the number, perhaps in groups. */
const written = /^\+(\d{1,4}) (\d[\d ]{3,20})$/;

/** Reads a number such as "+91 9876543210"; undefined if it is none. */
export async function readWrittenPhone(phone: string): Promise<ParsedPhone | undefined> {
  const [, dial_code = "", number = ""] = written.exec(phone) ?? [];
  const read = await readPhone({ dial_code, number: number.replaceAll(" ", "") });
  return read.ok ? read.phone : undefined;
}
