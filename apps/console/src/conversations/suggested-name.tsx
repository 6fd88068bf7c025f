import type { SuggestedItem, SuggestedRef, SuggestedType } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { useQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { ConsoleData } from "../api/create-data-provider.ts";

const kinds: Record<SuggestedType, string> = {
  ...{ pooja: "Puja", chadhaava: "Chadhava", abhimantrit: "Product", gemstone: "Gemstone" },
  ...{ kundali: "Kundali report", name_correction: "Name correction" },
};

/** A suggestion by its name and price; by its kind alone where it is a service, or has left the shop. */
export function SuggestedName({ item }: { item: SuggestedRef }) {
  const data = useDataProvider<ConsoleData>();
  const { data: found } = useQuery({
    queryKey: ["suggestedItem", item.type, item.id],
    queryFn: () => data.suggested(item) as Promise<SuggestedItem>,
    enabled: item.type !== item.id,
    retry: false,
  });
  const price = found && `${found.is_lowest ? "from " : ""}${formatMoney(found.price)}`;
  return <span>{[kinds[item.type], found?.title, price].filter(Boolean).join(", ")}</span>;
}
