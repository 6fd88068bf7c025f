import type { Passkey } from "@aradhana/core/staff";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { DataTable, useNotify, useRefresh } from "react-admin";
import { formatMoment } from "../frame/moments.ts";
import { RecordList } from "../frame/record-list.tsx";
import { AddPasskeyForm } from "./add-passkey-form.tsx";
import { RemovePasskey } from "./remove-passkey.tsx";

function AddPasskeyPart() {
  const notify = useNotify();
  const refresh = useRefresh();
  const [added, setAdded] = useState(0);
  return (
    <Paper className="panel aside-panel" component="section">
      <Typography component="h2" variant="h6">
        Another passkey
      </Typography>
      <p className="soft">Have two, on different devices: if you lose one, the other still signs you in.</p>
      <AddPasskeyForm
        // The next one has another name.
        key={added}
        onAdded={() => {
          setAdded(added + 1);
          notify("The passkey was added.", { type: "success" });
          refresh();
        }}
      />
    </Paper>
  );
}

const usedOf = ({ last_used_at }: Passkey) => (last_used_at ? formatMoment(last_used_at) : "Not yet");

/** The owner's own passkeys. */
export const PasskeyList = () => (
  <RecordList<Passkey>
    title="My passkeys"
    pagination={false}
    actions={false}
    aside={<AddPasskeyPart />}
    className="list-aside"
    empty={false}
    primary={({ name }) => name}
    secondary={(passkey) => (
      <>
        Used last: {usedOf(passkey)} <RemovePasskey {...passkey} />
      </>
    )}
  >
    <DataTable.Col<Passkey> label="Name" render={({ name }) => name} />
    <DataTable.Col<Passkey> label="Added" render={({ created_at }) => formatMoment(created_at)} />
    <DataTable.Col<Passkey> label="Used last" render={usedOf} />
    <DataTable.Col<Passkey> label="Actions" render={(passkey) => <RemovePasskey {...passkey} />} />
  </RecordList>
);
