import { type HttpError, useDataProvider, useNotify, useRefresh } from "react-admin";
import type { GenericSchema } from "valibot";
import type { ConsoleData } from "./create-data-provider.ts";

/** Sets what a form has: `submit(path, body)` reports the result, and returns the messages of its fields to the form. */
export function useSubmit({ schema, done }: { schema: GenericSchema; done: string }) {
  const data = useDataProvider<ConsoleData>();
  const notify = useNotify();
  const refresh = useRefresh();
  return async (path: string, body: unknown): Promise<object | undefined> => {
    try {
      await data.set(path, schema, body);
      notify(done, { type: "success" });
      refresh();
      return undefined;
    } catch (error) {
      const { message, body: answered } = error as HttpError;
      notify(message, { type: "error" });
      return (answered as { errors?: object } | undefined)?.errors;
    }
  };
}
