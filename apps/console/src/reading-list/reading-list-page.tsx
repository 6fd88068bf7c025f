import { readingList, type StaffTemple } from "@aradhana/core/staff";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { Title, useDataProvider, useGetOne } from "react-admin";
import { useSearchParams } from "react-router-dom";
import type { InferOutput } from "valibot";
import type { ConsoleData } from "../api/create-data-provider.ts";
import { dayInIndia } from "../frame/moments.ts";
import { ChooseDay } from "./choose-day.tsx";
import { RitualSheet } from "./ritual-sheet.tsx";

/** What the priest reads on a day at a temple, large and in Devanagari, to read from a phone or to print. */
export function ReadingListPage() {
  const [params, setParams] = useSearchParams();
  const day = params.get("day") ?? dayInIndia(new Date());
  const templeId = params.get("temple_id") ?? "";
  const data = useDataProvider<ConsoleData>();
  const { data: temple } = useGetOne<StaffTemple>("temple", { id: templeId }, { enabled: templeId !== "" });
  const {
    data: rituals,
    error,
    isFetching,
  } = useQuery({
    queryKey: ["readingList", day, templeId],
    queryFn: async () =>
      (await data.read("readingList", readingList, { day, temple_id: templeId })) as InferOutput<
        typeof readingList
      >,
    enabled: templeId !== "",
    // Each reading is recorded in the log: a window that gets the focus must not read again.
    refetchOnWindowFocus: false,
    retry: false,
  });

  return (
    <div className="reading-list">
      <Title title="Reading list" />
      <ChooseDay
        day={day}
        templeId={templeId}
        onChange={(chosen) => setParams({ day, temple_id: templeId, ...chosen }, { replace: true })}
      />
      {isFetching && <LinearProgress />}
      {error && <Alert severity="error">{error.message}</Alert>}
      {templeId === "" && <Typography>Choose the temple whose list you need.</Typography>}
      {rituals?.length === 0 && <Typography>No ritual with orders at this temple on this day.</Typography>}
      {rituals && rituals.length > 0 && (
        <Button className="no-print" variant="outlined" onClick={() => window.print()}>
          Print
        </Button>
      )}
      {rituals?.map((ritual) => (
        <RitualSheet
          key={ritual.ritual_id}
          ritual={ritual}
          temple={temple && `${temple.name.hi}, ${temple.city.hi}`}
        />
      ))}
    </div>
  );
}
