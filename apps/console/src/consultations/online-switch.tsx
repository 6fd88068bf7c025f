import { deskPresence } from "@aradhana/core/staff";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import { useQuery } from "@tanstack/react-query";
import { useDataProvider, useStore } from "react-admin";
import type { ConsoleData } from "../api/create-data-provider.ts";

/** Shoppers see the astrologer as online for a minute after the last report. */
const REPORT_MS = 25_000;

/** Whether shoppers see the astrologer as online, which holds while this page is open. */
export function OnlineSwitch() {
  const data = useDataProvider<ConsoleData>();
  const [available, setAvailable] = useStore("desk.available", false);
  useQuery({
    queryKey: ["desk", "presence", available],
    queryFn: () => data.act("desk/presence", deskPresence, { available }),
    refetchInterval: available ? REPORT_MS : false,
  });
  return (
    <FormControlLabel
      label="Shoppers see me as online"
      control={<Switch checked={available} onChange={(_, checked) => setAvailable(checked)} />}
    />
  );
}
