import useMediaQuery from "@mui/material/useMediaQuery";
import { createContext, type ReactElement, type ReactNode, useContext } from "react";
import { DataTable, List, type ListProps, type RaRecord, SimpleList, useListContext } from "react-admin";
import { Link } from "react-router-dom";
import { ListActions } from "./list-actions.tsx";
import { NotRead } from "./not-read.tsx";

interface RecordListProps<Row extends RaRecord> extends Omit<ListProps<Row>, "children" | "filters"> {
  filters?: ReactElement[];
  /** The columns on a wide screen: `DataTable.Col`, and `OpenColumn` if rows open something. */
  children: ReactNode;
  /** Two lines for each record on a phone. */
  primary: (row: Row) => ReactNode;
  secondary: (row: Row) => ReactNode;
  tertiary?: (row: Row) => ReactNode;
  /** The address that a row opens; false for none. */
  to?: false | AddressOf<Row>;
}

type AddressOf<Row> = (row: Row) => string;

const OpenedAddress = createContext<AddressOf<never> | false>(false);

interface OpenColumnProps<Row> {
  label: string;
  render: (row: Row) => ReactNode;
}

/** The column that names a row, as a link to what the row opens: for keyboards, and for a tab of its own. */
export const OpenColumn = <Row extends RaRecord>({ label, render }: OpenColumnProps<Row>) => (
  <DataTable.Col<Row> label={label} render={(row) => <Open row={row}>{render(row)}</Open>} />
);

function Open<Row>({ row, children }: { row: Row; children: ReactNode }) {
  const to = useContext(OpenedAddress) as AddressOf<Row> | false;
  if (!to) return children;
  return (
    <Link className="open-row" to={to(row)} onClick={(event) => event.stopPropagation()}>
      {children}
    </Link>
  );
}

/** A list: a table, or on a phone lines to tap. Nothing is selected or exported. */
export function RecordList<Row extends RaRecord>({
  children,
  primary,
  secondary,
  tertiary,
  to = false,
  filters,
  ...list
}: RecordListProps<Row>) {
  const isWide = useMediaQuery("(min-width: 900px)");
  const rowClick = to && ((_id: unknown, _resource: string, row: Row) => to(row));
  const content = (
    <ReadRows>
      {isWide ? (
        <OpenedAddress value={to as AddressOf<never> | false}>
          <DataTable rowClick={rowClick as never} bulkActionButtons={false}>
            {children}
          </DataTable>
        </OpenedAddress>
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
      // A filter is in the address alone: opened from the menu, a list has none.
      storeKey={false}
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
