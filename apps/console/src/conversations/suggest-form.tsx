import { message as messageSchema } from "@aradhana/core/contract";
import { readSuggestedRef } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useDataProvider, useNotify } from "react-admin";
import type { ConsoleData } from "../api/create-data-provider.ts";

interface SuggestFormProps {
  /** Where messages of the conversation are sent. */
  path: string;
  onSent(): void;
}

/** Suggests something on sale to the customer, by its address or id. */
export function SuggestForm({ path, onSent }: SuggestFormProps) {
  const data = useDataProvider<ConsoleData>();
  const notify = useNotify();
  const [text, setText] = useState("");
  // With the same id, a suggestion that arrived although its response was lost is stored once.
  const clientId = useRef<string>(crypto.randomUUID());
  const item = readSuggestedRef(text);
  const isWrong = text.trim() !== "" && !item;
  const send = useMutation({
    mutationFn: () =>
      data.act(path, messageSchema, { kind: "suggestion", client_id: clientId.current, item }),
    onSuccess() {
      change("");
      onSent();
    },
    onError: (error) => notify(error.message, { type: "error" }),
  });

  function change(typed: string) {
    setText(typed);
    clientId.current = crypto.randomUUID();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (item && !send.isPending) send.mutate();
  }

  return (
    <form className="stack" onSubmit={submit}>
      <TextField
        label="Suggest something on sale"
        fullWidth
        value={text}
        onChange={({ target }) => change(target.value)}
        error={isWrong}
        helperText={
          isWrong
            ? "Paste the address of a puja, chadhava, product, gemstone, kundali or name correction, or its id."
            : "The address of its page, or its id. The customer sees a card that says it is optional."
        }
      />
      <div className="row-actions">
        <Button type="submit" variant="outlined" disabled={send.isPending || !item}>
          Suggest
        </Button>
      </div>
    </form>
  );
}
