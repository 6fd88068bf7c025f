import type { PanchangDay, PanchangTime } from "@aradhana/core/panchang";
import { Table } from "@aradhana/ui/table";
import { useText } from "../../../shared/i18n/define-text.ts";
import { panchangText } from "./text.ts";

interface Props {
  caption: string;
  parts: NonNullable<PanchangDay["day"]>["choghadiya"]["day"];
  spanOf(time: PanchangTime): string;
}

/** The eighths of a day or of a night, and what each is considered to be. */
export function Choghadiya({ caption, parts, spanOf }: Props) {
  const { columns, quality } = useText(panchangText);
  return (
    <Table
      caption={caption}
      head={[columns.name, columns.time]}
      rows={parts.map((part) => ({
        key: part.start_at,
        cells: [quality[part.quality](part.name), spanOf(part)],
      }))}
    />
  );
}
