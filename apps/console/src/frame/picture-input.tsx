import type { ReactNode } from "react";
import { AutocompleteInput } from "react-admin";
import { BothInput } from "./both-input.tsx";

interface PictureInputProps {
  /** The ids of the pictures to choose from. */
  pictures: readonly string[];
  helperText?: ReactNode;
}

/** The picture of what a form is about, with its description for those who cannot see it. */
export function PictureInput({ pictures, helperText }: PictureInputProps) {
  return (
    <>
      <AutocompleteInput
        source="picture"
        label="Picture"
        choices={pictures.map((id) => ({ id, name: id }))}
        helperText={helperText}
      />
      <BothInput source="picture_alt" label="What the picture shows" />
    </>
  );
}
