import { type StockItem, stockItem } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import type { FormEvent } from "react";
import { usePermissions } from "react-admin";
import { useAction } from "../api/use-action.ts";

/** Sets how many pieces can be sold. */
export function StockForm({ item: { id, sku, left } }: { item: StockItem }) {
  const { permissions } = usePermissions();
  const { run, isPending } = useAction({
    schema: stockItem,
    by: "set",
    done: (after) => `${after.left} of ${after.sku} can be sold now.`,
  });
  if (permissions === "support") return <span>{left}</span>;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    run(`stock/${id}`, { left: Number(new FormData(event.currentTarget).get("left")), was: left });
  }

  return (
    <form className="inline-form" onSubmit={submit}>
      <TextField
        // Another number after it was set.
        key={left}
        name="left"
        label="For sale"
        type="number"
        size="small"
        required
        defaultValue={left}
        slotProps={{ htmlInput: { min: 0, max: 100_000, "aria-label": `${sku} for sale` } }}
      />
      <Button type="submit" variant="outlined" disabled={isPending}>
        Set
      </Button>
    </form>
  );
}
