import { reviewRemoval } from "@aradhana/core/contract";
import { type BuyerReview, buyerReview } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { useAction } from "../api/use-action.ts";
import { words } from "../frame/labels.ts";

/** Publishes a review, or removes it for a reason that its author reads. */
export function ReviewDecision({ review: { id, state, author } }: { review: BuyerReview }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { run, isPending } = useAction({
    schema: buyerReview,
    done: (after) =>
      after.state === "published" ? "It is shown in the shop." : "It is not shown. Its author sees why.",
  });
  return (
    <span className="row-actions">
      {state !== "published" && (
        <Button
          disabled={isPending}
          aria-label={`Publish the review of ${author}`}
          onClick={() => run(`buyerReview/${id}/publish`)}
        >
          Publish
        </Button>
      )}
      {state !== "removed" && (
        <>
          <Button
            disabled={isPending}
            aria-haspopup="menu"
            aria-label={`Remove the review of ${author}`}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            Remove
          </Button>
          <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
            {reviewRemoval.options.map((removal) => (
              <MenuItem
                key={removal}
                onClick={() => {
                  setAnchor(null);
                  run(`buyerReview/${id}/remove`, { removal });
                }}
              >
                {words(removal)}
              </MenuItem>
            ))}
          </Menu>
        </>
      )}
    </span>
  );
}
