import { type StaffBanner, staffBanner } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm, DataTable, usePermissions } from "react-admin";
import { useAction } from "../api/use-action.ts";
import { words } from "../frame/labels.ts";
import { OpenColumn, RecordList } from "../frame/record-list.tsx";
import { periodOf, soldOf } from "./banner-period.ts";
import { placesOf } from "./banner-places.ts";

function EndButton({ id, title, state }: StaffBanner) {
  const { permissions } = usePermissions();
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useAction({ done: `${title.en} has ended.`, schema: staffBanner });
  if (permissions !== "owner" || state === "ended") return null;
  return (
    // A row opens its banner; its button does not.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stops what its children report
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press of a key on the button is a click too
    <span onClick={(event) => event.stopPropagation()}>
      <Button disabled={isPending} aria-label={`End ${title.en}`} onClick={() => setAsking(true)}>
        End
      </Button>
      <Confirm
        isOpen={isAsking}
        title={`End ${title.en}?`}
        content="Visitors do not see it from now on. Give it another end to show it again."
        confirm="End it"
        onConfirm={() => {
          run(`banner/${id}/end`);
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      />
    </span>
  );
}

/** All banners, in the sequence in which they are shown. */
export function BannerList() {
  const { permissions } = usePermissions();
  return (
    <RecordList<StaffBanner>
      title="Banners"
      to={permissions === "owner" && (({ id }) => `/banner/${id}`)}
      primary={({ title, state }) => `${title.en} · ${words(state)}`}
      secondary={(banner) => (
        <>
          {periodOf(banner)}
          <br />
          {soldOf(banner)} <EndButton {...banner} />
        </>
      )}
    >
      <DataTable.Col<StaffBanner> label="Place" render={({ position }) => position} />
      <OpenColumn<StaffBanner> label="Title" render={({ title }) => title.en} />
      <DataTable.Col<StaffBanner> label="Where" render={placesOf} />
      <DataTable.Col<StaffBanner> label="Shown" render={periodOf} />
      <DataTable.Col<StaffBanner> label="State" render={({ state }) => words(state)} />
      <DataTable.Col<StaffBanner> label="What it leads to" render={soldOf} />
      <DataTable.Col<StaffBanner> label="Actions" render={(banner) => <EndButton {...banner} />} />
    </RecordList>
  );
}
