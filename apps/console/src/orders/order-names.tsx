import type { StaffNames, StaffSankalp } from "@aradhana/core/staff";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { formatMoment } from "../frame/moments.ts";
import { CorrectNames } from "./correct-names.tsx";

type Version = StaffSankalp["versions"][number];

/** Everybody who is named in an order: in each version of a ritual's names, and in whose name goods are energised. */
export const OrderNames = ({ names: { rituals, energised } }: { names: StaffNames }) => (
  <>
    {rituals.length + energised.length === 0 && <p className="soft">The buyer has submitted no names.</p>}
    {energised.map(({ title, name, gotra }) => (
      <p key={title.en}>
        {title.en}, energised for {[name, gotra].filter(Boolean).join(", ")}
      </p>
    ))}
    {rituals.map((ritual) => (
      <RitualNames key={ritual.sankalp_id} opened={ritual} />
    ))}
  </>
);

function RitualNames({ opened }: { opened: StaffSankalp }) {
  const [ritual, setRitual] = useState(opened);
  const current = ritual.versions.find(({ n }) => n === ritual.version);
  return (
    <>
      <Typography component="h3" variant="subtitle1">
        {ritual.title.en}
      </Typography>
      {ritual.versions.toReversed().map((version) => (
        <VersionNames key={version.n} version={version} />
      ))}
      {ritual.may_correct && current && (
        <CorrectNames
          key={ritual.version}
          sankalpId={ritual.sankalp_id}
          devotees={current.devotees}
          onDone={setRitual}
        />
      )}
    </>
  );
}

const VersionNames = ({ version: { n, at, devotees } }: { version: Version }) => (
  <>
    <p className="soft">
      Version {n}, {formatMoment(at)}
    </p>
    <ul className="plain-list">
      {devotees.map(({ name, name_devanagari, pronounced, gotra }) => (
        <li key={name}>
          <span lang="hi">{name_devanagari}</span> ·{" "}
          {[name, pronounced, gotra || "gotra not known"].filter(Boolean).join(", ")}
        </li>
      ))}
    </ul>
  </>
);
