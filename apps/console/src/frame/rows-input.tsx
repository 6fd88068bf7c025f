import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { ArrayInput, SimpleFormIterator, useSimpleFormIterator } from "react-admin";

interface RowsInputProps {
  source: string;
  label: string;
  /** The words of the button that adds a row. */
  add: string;
  /** What a new row begins with. */
  row: object;
  children: ReactNode;
}

/** A list whose rows are added, removed and moved. */
export const RowsInput = ({ source, label, add, row, children }: RowsInputProps) => (
  <ArrayInput source={source} label={label}>
    <SimpleFormIterator
      className="rows-input"
      fullWidth
      disableClear
      addButton={<AddRow label={add} row={row} />}
    >
      {children}
    </SimpleFormIterator>
  </ArrayInput>
);

function AddRow({ label, row }: { label: string; row: object }) {
  const iterator = useSimpleFormIterator();
  return <Button onClick={() => iterator.add(row)}>{label}</Button>;
}
