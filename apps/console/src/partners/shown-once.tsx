import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm } from "react-admin";
import type { GenericSchema, InferOutput } from "valibot";
import { useAction } from "../api/use-action.ts";

interface Props<Schema extends GenericSchema> {
  /** "key" or "secret". */
  noun: string;
  /** Where it is posted to, and what comes back. */
  path: string;
  schema: Schema;
  valueOf: (result: InferOutput<Schema>) => string;
  /** Whether there is one already. */
  exists: boolean;
  /** What is asked before it ends, and what follows from that. */
  question: string;
  warning: string;
}

/** Makes a key or a secret, which is shown once, and asks before another one ends. */
export function ShownOnce<Schema extends GenericSchema>({ noun, path, schema, ...props }: Props<Schema>) {
  const [isAsking, setAsking] = useState(false);
  const [value, setValue] = useState<string>();
  const { run, isPending } = useAction({
    schema,
    done: `A new ${noun} was made.`,
    onDone: (made) => setValue(props.valueOf(made)),
  });
  const make = () => run(path);
  const label = props.exists ? `Make a new ${noun}` : `Make a ${noun}`;
  return (
    <>
      {value && (
        <Alert severity="success">
          Copy it now, it is not shown again: <code className="secret">{value}</code>
        </Alert>
      )}
      <Button
        variant="outlined"
        disabled={isPending}
        onClick={() => (props.exists ? setAsking(true) : make())}
      >
        {label}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={props.question}
        content={props.warning}
        confirm={label}
        onConfirm={() => {
          make();
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
