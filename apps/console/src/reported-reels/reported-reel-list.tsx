import { type ReportedReel, reportedReel } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import { DataTable, SelectInput } from "react-admin";
import { useAction } from "../api/use-action.ts";
import { formatMoment } from "../frame/moments.ts";
import { RecordList } from "../frame/record-list.tsx";

const filters = [
  <SelectInput
    key="state"
    source="state"
    label="Show"
    choices={[
      { id: "reported", name: "Reported" },
      { id: "hidden", name: "Hidden" },
    ]}
    isRequired
    alwaysOn
  />,
];

const reasonNames = {
  wrong: "says something wrong",
  offensive: "offensive",
  copied: "copied from somebody",
  broken: "does not play",
} as const satisfies Record<ReportedReel["reasons"][number]["reason"], string>;

const reasonsOf = ({ reasons }: ReportedReel) =>
  reasons.map(({ reason, count }) => `${reasonNames[reason]} (${count})`).join(", ") || "–";
const sinceOf = ({ first_reported_at, hidden_at }: ReportedReel) =>
  hidden_at
    ? `Hidden ${formatMoment(hidden_at)}`
    : first_reported_at
      ? `Reported ${formatMoment(first_reported_at)}`
      : "–";

/** Hides a reel, dismisses its reports, or shows a hidden one again. */
function ReelActions({ id, title, hidden_at, film }: ReportedReel) {
  const { run, isPending } = useAction({
    schema: reportedReel,
    done: (after) =>
      after.hidden_at ? "Nobody sees it any more." : "It stays in the feed, and its reports are closed.",
  });
  return (
    <span className="row-actions">
      <Button component="a" href={`/media/${film}.mp4`} target="_blank" aria-label={`Watch ${title.en}`}>
        Watch
      </Button>
      {hidden_at ? (
        <Button
          disabled={isPending}
          aria-label={`Show ${title.en} again`}
          onClick={() => run(`reportedReel/${id}/show`)}
        >
          Show again
        </Button>
      ) : (
        <>
          <Button
            disabled={isPending}
            aria-label={`Hide ${title.en}`}
            onClick={() => run(`reportedReel/${id}/hide`)}
          >
            Hide
          </Button>
          <Button
            disabled={isPending}
            aria-label={`Dismiss the reports of ${title.en}`}
            onClick={() => run(`reportedReel/${id}/dismiss`)}
          >
            Dismiss
          </Button>
        </>
      )}
    </span>
  );
}

/** Reels that visitors reported, the longest waiting first. */
export const ReportedReelList = () => (
  <RecordList<ReportedReel>
    title="Reported reels"
    filters={filters}
    filterDefaultValues={{ state: "reported" }}
    empty={false}
    primary={({ title }) => title.en}
    secondary={(reel) => (
      <>
        {reasonsOf(reel)} · {sinceOf(reel)} <ReelActions {...reel} />
      </>
    )}
  >
    <DataTable.Col<ReportedReel> label="Reel" render={({ title }) => title.en} />
    <DataTable.Col<ReportedReel> label="What visitors say" render={reasonsOf} />
    <DataTable.Col<ReportedReel> label="Since" render={sinceOf} />
    <DataTable.Col<ReportedReel> label="Actions" render={(reel) => <ReelActions {...reel} />} />
  </RecordList>
);
