import { Button } from "@aradhana/ui/button";
import { useEffect, useState } from "react";
import styles from "./snippet-generator.module.css";

interface CopiedCodeProps {
  code: string;
  /** The accessible name. */
  name: string;
  copy(text: string): Promise<void>;
}

/** A piece of code with the button that copies it. */
export function CopiedCode({ code, name, copy }: CopiedCodeProps) {
  const [status, setStatus] = useState("");
  // The status belongs to the previous code.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new code clears the status of the previous one
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
