import type { ReactNode } from "react";
import {
  Edit,
  type EditProps,
  type RaRecord,
  Show,
  type ShowProps,
  useEditContext,
  useNotify,
  useRedirect,
  useResourceContext,
  useShowContext,
} from "react-admin";
import { NotRead } from "./not-read.tsx";

/**
 * What happens if a record cannot be read: one that does not exist leads back to the list. While the shop does not answer,
 * the page stays, with what is typed in it.
 */
function useReading<Options>(options?: Options) {
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext();
  return {
    ...options,
    onError(error: Error & { status?: number }) {
      if (error.status !== 404) return;
      notify("ra.notification.item_doesnt_exist", { type: "error" });
      redirect("list", resource);
    },
  };
}

interface ReadProps {
  of: { record?: RaRecord | undefined; error?: Error | null; refetch(): unknown };
  children: ReactNode;
}

const Read = ({ of: { record, error, refetch }, children }: ReadProps) => (
  <>
    {error && <NotRead error={error} onRetry={() => void refetch()} />}
    {record && children}
  </>
);

const ShowRead = ({ children }: { children: ReactNode }) => <Read of={useShowContext()}>{children}</Read>;
const EditRead = ({ children }: { children: ReactNode }) => <Read of={useEditContext()}>{children}</Read>;

/** The page of a record. An error is rendered by the same component, so that React keeps the state of its fields. */
export function RecordShow<Row extends RaRecord = RaRecord>({
  children,
  queryOptions,
  ...show
}: ShowProps<Row>) {
  const content = <ShowRead>{children}</ShowRead>;
  return (
    <Show<Row> {...show} queryOptions={useReading(queryOptions)} error={content}>
      {content}
    </Show>
  );
}

/** The form of a record. */
export function RecordEdit<Row extends RaRecord = RaRecord>({
  children,
  queryOptions,
  ...edit
}: EditProps<Row>) {
  const content = <EditRead>{children}</EditRead>;
  return (
    <Edit<Row> {...edit} queryOptions={useReading(queryOptions)} error={content}>
      {content}
    </Edit>
  );
}
