import { useMutation } from "@tanstack/react-query";
import { useDataProvider, useNotify, useRefresh } from "react-admin";
import { type GenericSchema, type InferOutput, object } from "valibot";
import type { ConsoleData } from "./create-data-provider.ts";

interface Action<Schema extends GenericSchema> {
  /** What the person reads when it is done. */
  done: string | ((result: InferOutput<Schema>) => string);
  /** @default nothing is read of the response */
  schema?: Schema;
  onDone?: (result: InferOutput<Schema>) => void;
  /** "set" puts something that is not a record. @default "act" */
  by?: "act" | "set";
}

/** An action on a record: `run(path, body)` sends it, reports the result, and reads what is shown again. */
export function useAction<Schema extends GenericSchema>({
  done,
  schema,
  onDone,
  by = "act",
}: Action<Schema>) {
  const data = useDataProvider<ConsoleData>();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ path, body }: { path: string; body: unknown }) =>
      data[by](path, schema ?? object({}), body) as Promise<InferOutput<Schema>>,
    onSuccess: (result) => {
      notify(typeof done === "function" ? done(result) : done, { type: "success" });
      refresh();
      onDone?.(result);
    },
    onError: (error) => {
      notify(error.message, { type: "error" });
      refresh();
    },
  });
  return { run: (path: string, body: unknown = {}) => mutate({ path, body }), isPending };
}
