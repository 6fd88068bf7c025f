import { type StockItem, stockItem } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import type { FormEvent } from "react";
import { usePermissions } from "react-admin";
import { useAction } from "../api/use-action.ts";

/** Records when the pieces on the shelf were energised, and the address of a video of it. */
export function EnergisedForm({ item: { id, sku, energised } }: { item: StockItem }) {
  const { permissions } = usePermissions();
  const { run, isPending } = useAction({
    schema: stockItem,
    by: "set",
    done: (after) => `The page of ${after.sku} shows ${after.energised.on ?? "no day"}.`,
  });
  const { on, video_url: video } = energised;
  if (permissions === "support") return <span>{on ?? "Not recorded"}</span>;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    run(`stock/${id}/energised`, {
      on: String(form.get("on")),
      video_url: String(form.get("video")) || null,
    });
  }

  return (
    <form key={`${on} ${video}`} className="inline-form" onSubmit={submit}>
      <TextField
        name="on"
        label="Energised on"
        type="date"
        size="small"
        required
        defaultValue={on ?? ""}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { "aria-label": `${sku} energised on` } }}
      />
      <TextField
        name="video"
        label="Video (https)"
        type="url"
        size="small"
        defaultValue={video ?? ""}
        slotProps={{ htmlInput: { maxLength: 500, pattern: "https://.*", "aria-label": `${sku} video` } }}
      />
      <Button type="submit" variant="outlined" disabled={isPending}>
        Record
      </Button>
    </form>
  );
}
