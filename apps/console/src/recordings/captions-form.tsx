import { captionsRequest, MAX_CAPTIONS, type StaffRecording, staffRecording } from "@aradhana/core/staff";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { type ChangeEvent, useRef, useState } from "react";
import { safeParse } from "valibot";
import { useAction } from "../api/use-action.ts";

const languages = { en: "English", hi: "Hindi" } as const;
const tooLong = `This file is too long: it may have ${MAX_CAPTIONS.toLocaleString("en")} characters.`;
const notCaptions = "This is not a WebVTT file: its first line is WEBVTT.";
type Language = keyof typeof languages;

interface CaptionsProps {
  recording: StaffRecording;
}

/** Sets the captions of a recording in each language, from a file. */
export const CaptionsForm = ({ recording }: CaptionsProps) => (
  <div className="stack">
    {(["en", "hi"] as const).map((language) => (
      <CaptionsInput key={language} recording={recording} language={language} />
    ))}
  </div>
);

function CaptionsInput({ recording, language }: CaptionsProps & { language: Language }) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const { run, isPending } = useAction({ done: "Captions saved.", schema: staffRecording, by: "set" });
  const label = recording.captions.includes(language)
    ? `Replace the ${languages[language]} captions`
    : `Add ${languages[language]} captions`;

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    const body = { vtt: await file.text() };
    // The same file can be chosen again once it was corrected.
    target.value = "";
    const { success, issues = [] } = safeParse(captionsRequest, body);
    setProblem(
      success ? undefined : issues.some(({ message }) => message === "too_long") ? tooLong : notCaptions,
    );
    if (success) run(`recording/${recording.id}/captions/${language}`, body);
  }

  return (
    <div>
      <input ref={input} type="file" accept=".vtt" aria-label={label} hidden onChange={choose} />
      <Button variant="outlined" disabled={isPending} onClick={() => input.current?.click()}>
        {label}
      </Button>
      {problem && <Alert severity="error">{problem}</Alert>}
    </div>
  );
}
