import { type PujaSeries, pujaSeries } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm, usePermissions } from "react-admin";
import { pick } from "valibot";
import { useAction } from "../api/use-action.ts";

/** What both lines answer. */
const afterSale = pick(pujaSeries, ["state"]);

interface SaleButtonProps extends Pick<PujaSeries, "slug" | "title" | "state"> {
  /** @default "pujaSeries" */
  noun?: "pujaSeries" | "chadhaavaSeries";
}

/** Puts a puja or chadhaava on sale, or takes it from the shop after a question. Only owners have it. */
export function SaleButton({ slug, title, state, noun = "pujaSeries" }: SaleButtonProps) {
  const { permissions } = usePermissions();
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useAction({
    schema: afterSale,
    done: (after) =>
      after.state === "on_sale"
        ? `${title.en} is on sale. Visitors see it within a minute.`
        : `${title.en} is withdrawn. Its orders stay valid.`,
  });
  if (permissions !== "owner") return null;
  if (state !== "on_sale") {
    return (
      <Button disabled={isPending} onClick={() => run(`${noun}/${slug}/publish`)}>
        Put on sale
      </Button>
    );
  }
  return (
    <>
      <Button disabled={isPending} onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      <Confirm
        isOpen={isAsking}
        title={`Withdraw ${title.en}?`}
        content="It disappears from the shop with all its dates. Orders stay valid, and you can put it on sale again."
        confirm="Withdraw"
        onConfirm={() => {
          run(`${noun}/${slug}/withdraw`);
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
