import { Button } from "@aradhana/ui/button";
import { ChoiceChips } from "@aradhana/ui/choice-chips";
import { SpeakerIcon } from "@aradhana/ui/icon";
import { TextField } from "@aradhana/ui/text-field";
import { useState } from "react";
import type { NamesMessages } from "../messages-en/booking-messages.ts";
import { useHindiVoice } from "./use-hindi-voice.ts";

interface NameSpellingProps {
  /** How the priest reads the name now. */
  spelling: string;
  /** The likeliest first. */
  proposals: readonly string[];
  /** Of the text field in the form. */
  name: string;
  error: boolean;
  messages: NamesMessages;
  onChoose(spelling: string): void;
  onWrite(spelling: string): void;
}

/** The value of the chip that opens the text field: no spelling is empty. */
const OTHER = "";

/** Spellings of a name to tap, a field for another one, and the name spoken where the browser can. */
export function NameSpelling(props: NameSpellingProps) {
  const { spelling, proposals, name, error, messages: t, onChoose, onWrite } = props;
  const [isOther, setOther] = useState(false);
  const speak = useHindiVoice();
  const isWriting = isOther || error;
  const spellings = isWriting ? proposals : [...new Set([spelling, ...proposals])];

  return (
    <ChoiceChips
      label={t.spelling}
      value={isWriting ? OTHER : spelling}
      choices={[
        ...spellings.filter(Boolean).map((label) => ({ value: label, label, lang: "hi" })),
        { value: OTHER, label: t.otherSpelling },
      ]}
      onValueChange={(chosen) => {
        setOther(chosen === OTHER);
        if (chosen !== OTHER) onChoose(chosen);
      }}
      after={
        isWriting && (
          <TextField
            label={t.ownSpelling}
            error={error && t.ownSpellingError}
            name={name}
            lang="hi"
            autoComplete="off"
            required
            maxLength={80}
            value={spelling}
            onChange={(event) => onWrite(event.target.value)}
            onBlur={() => spelling.trim() && onChoose(spelling.trim())}
          />
        )
      }
    >
      {speak && spelling && (
        <Button variant="quiet" size="sm" onClick={() => speak(spelling)}>
          <SpeakerIcon size="sm" /> {t.hear}
        </Button>
      )}
    </ChoiceChips>
  );
}
