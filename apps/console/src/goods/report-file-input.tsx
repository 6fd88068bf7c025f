import { maxBodyBytes } from "@aradhana/core/contract";
import { storedReportFile } from "@aradhana/core/staff";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import { useMutation } from "@tanstack/react-query";
import { type ChangeEvent, useId, useRef } from "react";
import { useDataProvider, useInput } from "react-admin";
import type { ConsoleData } from "../api/create-data-provider.ts";
import { ReportFile } from "./report-file.tsx";

/** Uploads the picture or the PDF of a report; the form is saved with its name. */
export function ReportFileInput({ goodId }: { goodId: string }) {
  const data = useDataProvider<ConsoleData>();
  const { field, fieldState, formState } = useInput({ source: "file", defaultValue: "" });
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (report: File) => {
      const path = `good/${goodId}/reportFile`;
      // Said at once, instead of after minutes of sending.
      if (report.size > maxBodyBytes(`/staff/v1/${path}`)) {
        throw new Error("This file is too large. Save it with fewer pages, or as a smaller picture.");
      }
      const { signal } = new AbortController();
      return data.send(path, storedReportFile, report, signal);
    },
    onSuccess: (stored) => field.onChange((stored as { file: string }).file),
  });

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [report] = target.files ?? [];
    if (report) mutate(report);
    target.value = "";
  }

  const isMissing = fieldState.error && (fieldState.isTouched || formState.isSubmitted);
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,application/pdf"
        aria-label="Report of the laboratory"
        hidden
        onChange={choose}
      />
      <Button
        variant="outlined"
        aria-describedby={hint}
        disabled={isPending}
        onClick={() => input.current?.click()}
      >
        {field.value ? "Choose another file" : "Choose the report"}
      </Button>
      <p className="soft" id={hint}>
        JPEG, PNG, WebP or PDF, up to 6 MB and 8 pages. Hidden data and links are removed.
      </p>
      {isPending && <p role="status">The report is being checked.</p>}
      {error && <Alert severity="error">{error.message}</Alert>}
      {isMissing && <FormHelperText error>Upload the report.</FormHelperText>}
      {field.value && <ReportFile goodId={goodId} file={field.value} />}
    </div>
  );
}
