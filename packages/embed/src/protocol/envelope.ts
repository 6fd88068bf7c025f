import { fits } from "./fields.ts";
import { type Messages, NAMESPACE, type Table, VERSION } from "./messages.ts";

/** A validated message: its type, and the known fields of its payload. */
export type Understood<T extends Table> = {
  [Type in keyof T]: { type: Type; payload: Messages<T>[Type] };
}[keyof T];

interface Envelope {
  ns: typeof NAMESPACE;
  v: typeof VERSION;
  /** Rises with each message of a sender. */
  id: number;
  /** Which widget of the page this is about. */
  instance: string;
  type: string;
  /** Undefined if the message has no fields. */
  payload?: object | undefined;
}

/** A message, ready to be posted. */
export function envelopeOf(id: number, instance: string, type: string, payload?: object): Envelope {
  return { ns: NAMESPACE, v: VERSION, id, instance, type, payload };
}

/**
 * Understands a message of a table, or answers nothing. Only the fields that the table names are taken over:
 * what else a sender packs in, by accident or not, goes no further.
 */
export function readMessage<T extends Table>(table: T, instance: string, data: unknown) {
  const { ns, v, instance: about, type, payload }: Partial<Record<string, unknown>> = Object(data);
  if (ns !== NAMESPACE || v !== VERSION || about !== instance) return;
  const fields = new Map<unknown, Table[string]>(Object.entries(table)).get(type);
  if (!fields) return;
  const given: Record<string, unknown> = Object(payload);
  const known: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = given[name];
    if (!fits(field, value)) return;
    known[name] = value;
  }
  // The table's own checks say that this is one of its messages.
  return { type, payload: known } as Understood<T>;
}

/** A message as its reader will take it: without what has no place in its table; nothing where it would be dropped. */
export function sealed(table: Table, id: number, instance: string, type: string, payload: object) {
  const message = envelopeOf(id, instance, type, payload);
  const known = readMessage(table, instance, message);
  return known && { ...message, payload: known.payload };
}
