import { Select } from "@aradhana/ui/select";
import { Tabs } from "@aradhana/ui/tabs";
import { TextField } from "@aradhana/ui/text-field";
import { useState } from "react";
import { languages, modes, partners, releaseHashes, releases, widgets } from "./choices.ts";
import { CopiedCode } from "./copied-code.tsx";
import { LiveWidget } from "./live-widget.tsx";
import styles from "./snippet-generator.module.css";
import { type Choice, type Snippets, snippetsOf } from "./snippets-of.ts";

interface SnippetGeneratorProps {
  /** Whether the shop's widgets can be had from this page's own address. */
  isThere(): Promise<boolean>;
  /** Puts a text into the clipboard. */
  copy(text: string): Promise<void>;
}

const tabs: readonly (readonly [keyof Snippets, string])[] = [
  ["html", "HTML"],
  ["component", "Web component"],
  ["calls", "Calls"],
  ["react", "React"],
  ["policy", "CSP"],
];

const first: Choice = {
  shop: "http://127.0.0.1:4300",
  widget: "pujas",
  partnerId: partners[0].value,
  mode: "inline",
  lang: "",
  release: "",
  label: "Upcoming pujas",
};

/** Chooses a widget, shows it live, and generates the code for a partner's page. */
export function SnippetGenerator({ isThere, copy }: SnippetGeneratorProps) {
  const [choice, setChoice] = useState(first);
  const snippets = snippetsOf(choice, releaseHashes.get(choice.release));
  const pick = <Name extends keyof Choice>(name: Name) => ({
    value: choice[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setChoice({ ...choice, [name]: target.value as Choice[Name] }),
  });
  const options = (all: readonly { value: string; label: string }[]) =>
    all.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ));

  return (
    <main className={styles.page}>
      <header>
        <h1>A widget for your page</h1>
        <p>Pick what it is to show; see it; copy what puts it there.</p>
      </header>
      <form className={styles.choices} onSubmit={(event) => event.preventDefault()}>
        <Select label="Widget" {...pick("widget")}>
          {options(widgets)}
        </Select>
        <Select label="Partner" {...pick("partnerId")}>
          {options(partners)}
        </Select>
        <Select label="Mode" {...pick("mode")}>
          {options(modes)}
        </Select>
        <Select label="Language" {...pick("lang")}>
          {options(languages)}
        </Select>
        <Select label="Loader" {...pick("release")}>
          {options(releases)}
        </Select>
        <TextField
          label="Label"
          hint="Of the frame, the dialog and the button"
          maxLength={80}
          {...pick("label")}
        />
        <TextField label="The shop's address" hint="In what is copied" type="url" {...pick("shop")} />
      </form>
      <section className={styles.snippets} aria-label="To copy">
        <Tabs
          label="To copy"
          items={tabs.map(([id, label]) => ({
            id,
            label,
            content: <CopiedCode code={snippets[id]} name={label} copy={copy} />,
          }))}
        />
      </section>
      <LiveWidget choice={choice} isThere={isThere} />
    </main>
  );
}
