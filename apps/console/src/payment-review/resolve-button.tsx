import { reviewItem, reviewResolution } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import type { InferOutput } from "valibot";
import { useAction } from "../api/use-action.ts";
import { words } from "../frame/labels.ts";

/** Takes a payment from the queue with what was done about it. */
export function ResolveButton({ item: { id, resolved_at } }: { item: InferOutput<typeof reviewItem> }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { run, isPending } = useAction({ done: "Taken from the queue.", schema: reviewItem });
  if (resolved_at) return null;
  return (
    <>
      <Button
        aria-haspopup="menu"
        disabled={isPending}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Resolve
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {reviewResolution.entries.outcome.options.map((outcome) => (
          <MenuItem
            key={outcome}
            onClick={() => {
              setAnchor(null);
              run(`review/${id}/resolve`, { outcome });
            }}
          >
            {words(outcome)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
