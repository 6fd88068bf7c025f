import type { Language } from "@aradhana/core/contract";

/** One text in every language we speak. */
export type Text = Readonly<Record<Language, string>>;
