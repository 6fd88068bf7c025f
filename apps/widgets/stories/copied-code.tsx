import { Button } from "@aradhana/ui/button";
import { useEffect, useState } from "react";
import styles from "./snippet-generator.module.css";

interface CopiedCodeProps {
  code: string;
  /** What it is, for those who listen. */
  name: string;
  copy(text: string): Promise<void>;
}

/** A piece of code with the button that copies it. */
export function CopiedCode({ code, name, copy }: CopiedCodeProps) {
  const [status, setStatus] = useState("");
  // What was said is of the code that was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new code takes back what was said of the last
  useEffect(() => setStatus(""), [code]);

  async function copyIt() {
    try {
      await copy(code);
      setStatus(`${name} is copied.`);
    } catch (error) {
      // The browser refuses the clipboard without a user gesture or without permission.
      if (!(error instanceof DOMException)) throw error;
      setStatus("The browser does not let it be copied: select it and copy it by hand.");
    }
  }

  return (
    <>
      <pre className={styles.code}>
        <code>{code}</code>
      </pre>
      <p className={styles.copy}>
        <Button variant="line" onClick={() => void copyIt()}>
          Copy {name}
        </Button>
        <span role="status">{status}</span>
      </p>
    </>
  );
}
