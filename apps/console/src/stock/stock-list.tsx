import type { StockItem } from "@aradhana/core/staff";
import { DataTable } from "react-admin";
import { words } from "../frame/labels.ts";
import { RecordList } from "../frame/record-list.tsx";
import { stateFilter } from "../frame/state-filter.tsx";
import { EnergisedForm } from "./energised-form.tsx";
import { StockForm } from "./stock-form.tsx";

const filters = stateFilter(["sold_out", "available"]);

const nameOf = ({ title, color }: StockItem) => (color ? `${title.en}, ${words(color)}` : title.en);

/** How many pieces of each product can be sold. */
export const StockList = () => (
  <RecordList<StockItem>
    title="Stock"
    filters={filters}
    empty={false}
    primary={nameOf}
    secondary={(item) => (
      <>
        {item.sku} · {item.taken} sold or reserved
        <StockForm item={item} />
        <EnergisedForm item={item} />
      </>
    )}
  >
    <DataTable.Col<StockItem> label="SKU" render={({ sku }) => sku} />
    <DataTable.Col<StockItem> label="Product" render={nameOf} />
    <DataTable.Col<StockItem> label="Sold or reserved" render={({ taken }) => taken} />
    <DataTable.Col<StockItem> label="For sale" render={(item) => <StockForm item={item} />} />
    <DataTable.Col<StockItem> label="Energised" render={(item) => <EnergisedForm item={item} />} />
  </RecordList>
);
