import { TextInput } from "react-admin";

interface BothInputProps {
  /** The text in both languages; without it the record itself is one. */
  source?: string;
  label: string;
  /** More than one line. */
  lines?: number;
}

/** An empty text is empty, not missing. */
export const asTyped = (typed: string) => typed;

/** A text in both languages, beside each other on a wide screen. */
export const BothInput = ({ source, label, lines = 1 }: BothInputProps) => (
  <div className="both-input">
    {(["en", "hi"] as const).map((language) => (
      <TextInput
        key={language}
        source={source === undefined ? language : `${source}.${language}`}
        label={`${label} · ${language === "en" ? "English" : "Hindi"}`}
        defaultValue=""
        parse={asTyped}
        multiline={lines > 1}
        {...(lines > 1 && { minRows: lines })}
        slotProps={{ htmlInput: { lang: language } }}
      />
    ))}
  </div>
);
