import type { StaffAstrologer } from "@aradhana/core/staff";
import { FormDataConsumer, SelectInput, useGetList, useRecordContext } from "react-admin";

/** Whose consultations an account holds; only for the role of an astrologer. */
export const AstrologerInput = () => (
  <FormDataConsumer<{ role?: string }>>
    {({ formData }) => formData.role === "astrologer" && <FreeAstrologers />}
  </FormDataConsumer>
);

function FreeAstrologers() {
  const own = useRecordContext<{ id: string; astrologer_id?: string | null }>()?.astrologer_id;
  const { data = [] } = useGetList<StaffAstrologer>("astrologer");
  return (
    <SelectInput
      source="astrologer_id"
      label="Astrologer"
      choices={data
        .filter(({ id, has_account }) => !has_account || id === own)
        .map(({ id, name }) => ({ id, name: name.en }))}
      helperText="Without an account nobody can book them."
    />
  );
}
