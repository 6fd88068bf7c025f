import useMediaQuery from "@mui/material/useMediaQuery";
import type { ReactElement, ReactNode } from "react";
import { DataTable, List, type ListProps, type RaRecord, SimpleList, useListContext } from "react-admin";
import { ListActions } from "./list-actions.tsx";
import { NotRead } from "./not-read.tsx";

interface RecordListProps<Row extends RaRecord> extends Omit<ListProps<Row>, "children" | "filters"> {
  filters?: ReactElement[];
  /** The columns on a wide screen: `DataTable.Col`. */
  children: ReactNode;
  /** Two lines for each record on a phone. */
  primary: (row: Row) => ReactNode;
  secondary: (row: Row) => ReactNode;
  tertiary?: (row: Row) => ReactNode;
  /** The address that a row opens; false for none. */
  rowClick?: false | ((id: unknown, resource: string, row: Row) => string);
}

/** A list: a table, or on a phone lines to tap. Nothing is selected or exported. */
export function RecordList<Row extends RaRecord>({
  children,
  primary,
  secondary,
  tertiary,
  rowClick = false,
  filters,
  ...list
}: RecordListProps<Row>) {
  const isWide = useMediaQuery("(min-width: 900px)");
  const content = (
    <ReadRows>
      {isWide ? (
        <DataTable rowClick={rowClick as never} bulkActionButtons={false}>
          {children}
        </DataTable>
      ) : (
        <SimpleList<Row>
          primaryText={primary}
          secondaryText={secondary}
          {...(tertiary && { tertiaryText: tertiary })}
          rowClick={rowClick as never}
        />
      )}
    </ReadRows>
  );
  return (
    <List<Row>
      exporter={false}
      perPage={25}
      sort={{ field: "", order: "ASC" }}
      actions={<ListActions filters={filters} />}
      {...(filters && { filters })}
      {...list}
      error={content}
    >
      {content}
    </List>
  );
}

/** The rows; or that they could not be read, above those that were read before. */
function ReadRows({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useListContext();
  return (
    <>
      {error && <NotRead error={error} onRetry={() => void refetch()} />}
      {(data || !error) && children}
    </>
  );
}
