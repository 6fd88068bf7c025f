import { type StaffSankalp, sankalpCorrection, staffSankalp } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import { useState } from "react";
import { ArrayInput, Form, SaveButton, SelectInput, SimpleFormIterator, TextInput } from "react-admin";
import { useAction } from "../api/use-action.ts";
import { asTyped } from "../frame/both-input.tsx";
import { choicesOf } from "../frame/labels.ts";
import { validateWith } from "../frame/validate-with.ts";

interface CorrectNamesProps {
  sankalpId: string;
  /** As they are written now. */
  devotees: StaffSankalp["versions"][number]["devotees"];
  onDone: (corrected: StaffSankalp) => void;
}

const validate = validateWith(sankalpCorrection);

/** Writes the names of a ritual in another way, before they are read. */
export function CorrectNames({ sankalpId, devotees, onDone }: CorrectNamesProps) {
  const [isOpen, setOpen] = useState(false);
  const { run, isPending } = useAction({
    done: "Corrected. If the reading list was printed, print it again.",
    schema: staffSankalp,
    onDone,
  });
  if (!isOpen) return <Button onClick={() => setOpen(true)}>Correct the names</Button>;
  return (
    <Form
      record={{ devotees }}
      validate={validate}
      onSubmit={(correction: object) => run(`sankalp/${sankalpId}/correct`, correction)}
    >
      <ArrayInput source="devotees" label={false}>
        <SimpleFormIterator className="rows-input" fullWidth disableAdd disableRemove disableReordering>
          <TextInput source="name" label="Name" parse={asTyped} />
          <TextInput
            source="name_devanagari"
            label="Name in Devanagari"
            parse={asTyped}
            slotProps={{ htmlInput: { lang: "hi" } }}
          />
          <TextInput source="pronounced" label="How it is pronounced (may be empty)" parse={asTyped} />
          <TextInput source="gotra" label="Gotra (empty if not known)" parse={asTyped} />
        </SimpleFormIterator>
      </ArrayInput>
      <SelectInput
        source="reason"
        label="What was wrong"
        choices={choicesOf(sankalpCorrection.entries.reason.options)}
      />
      <div className="row-actions">
        <SaveButton label="Save the correction" disabled={isPending} />
        <Button onClick={() => setOpen(false)}>Back</Button>
      </div>
    </Form>
  );
}
