import type { ApiClient } from "@aradhana/core/api";
import { isSameName, type NamedDevotee } from "@aradhana/core/checkout";
import type { KeyValueStorage } from "@aradhana/core/storage";
import { TextField } from "@aradhana/ui/text-field";
import type { ReactNode } from "react";
import type { NamesMessages } from "../messages-en/booking-messages.ts";
import { hasLatin, useSpellings } from "./use-spellings.ts";

type Named = Pick<NamedDevotee, "name" | "name_devanagari" | "isWritten">;

export interface NameFieldProps {
  devotee: Named;
  label: ReactNode;
  /** Of a field in the form, by the field of the contract. */
  nameOf(field: "name" | "name_devanagari"): string;
  /** Whether it is the buyer's own name, which the browser may fill in. */
  isOwn: boolean;
  error: ReactNode;
  /** Whether the spelling cannot be read out. */
  isSpellingWrong: boolean;
  messages: NamesMessages;
  /** Where the buyer's own spellings are remembered; undefined until the browser's services are there. */
  storage: KeyValueStorage | undefined;
  /** Knows more names than the browser; undefined until the browser's services are there. */
  api: ApiClient | undefined;
  onChange(part: Partial<Named>): void;
}

/** A name, and how the priest reads it: proposed from the name, and the buyer's to correct. */
export function NameField(props: NameFieldProps) {
  const { devotee, label, nameOf, isOwn, error, isSpellingWrong, messages, storage, api, onChange } = props;
  const { name, name_devanagari: spelling = "", isWritten = false } = devotee;
  const { load, NameSpelling, proposal, remember } = useSpellings({
    ...{ name, storage, api, isWritten },
    onProposal: (likeliest) => {
      if (!isWritten && likeliest !== spelling) onChange({ name_devanagari: likeliest });
    },
  });
  const isVisible = isSpellingWrong || (hasLatin(name) && (isWritten || proposal !== undefined));

  function rename(next: string) {
    onChange(
      isSameName(next, name) ? { name: next } : { name: next, name_devanagari: undefined, isWritten: false },
    );
  }

  return (
    <>
      <TextField
        label={label}
        name={nameOf("name")}
        autoComplete={isOwn ? "name" : "off"}
        required
        maxLength={60}
        value={name}
        error={error || (isSpellingWrong && !NameSpelling && messages.ownSpellingError)}
        onFocus={load}
        onChange={(event) => rename(event.target.value)}
      />
      {NameSpelling && isVisible && (
        <NameSpelling
          spelling={spelling}
          proposals={proposal?.spellings ?? []}
          name={nameOf("name_devanagari")}
          error={isSpellingWrong}
          messages={messages}
          onChoose={(chosen) => {
            onChange({ name_devanagari: chosen, isWritten: true });
            remember(chosen);
          }}
          onWrite={(written) => onChange({ name_devanagari: written, isWritten: true })}
        />
      )}
    </>
  );
}
