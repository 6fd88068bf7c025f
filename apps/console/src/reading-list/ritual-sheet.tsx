import { type ReadingList, toBePerformed } from "@aradhana/core/staff";
import { formatMomentInHindi, hasStarted } from "../frame/moments.ts";
import { MarkPerformed } from "../rituals/mark-performed.tsx";

interface RitualSheetProps {
  ritual: ReadingList[number];
  /** Its name and city in Hindi. */
  temple: string | undefined;
}

const isPerformed = ({ state }: RitualSheetProps["ritual"]["orders"][number]) =>
  !toBePerformed.includes(state);

/** One ritual as the priest reads it: Hindi, one paragraph for each order, its number small beside it. */
export function RitualSheet({ ritual, temple }: RitualSheetProps) {
  const { ritual_id, title, starts_at, orders } = ritual;
  const withNames = orders.filter(({ read_out }) => read_out !== null);
  const waiting = orders.length - withNames.length;
  const ahead = withNames.filter((order) => !isPerformed(order)).length;
  return (
    <article className="ritual-sheet" lang="hi">
      <header>
        <h2>{title.hi}</h2>
        {temple && <p>{temple}</p>}
        <p className="soft">
          {formatMomentInHindi(starts_at)} · {withNames.length} संकल्प
          {waiting > 0 && ` · ${waiting} के नाम बाक़ी हैं`}
        </p>
        {/* Names are corrected until the start: the newer of two sheets counts. */}
        <p className="soft print-only">छापा गया: {formatMomentInHindi(new Date().toISOString())}</p>
      </header>
      <ol>
        {withNames.map((order) => {
          const { number, read_out, offerings } = order;
          return (
            <li key={number}>
              <p className="read-out">{read_out}</p>
              {offerings.length > 0 && (
                <p className="offered">
                  अर्पण: {offerings.map(({ title: { hi }, qty }) => `${hi} × ${qty}`).join(", ")}
                </p>
              )}
              <span className="soft">
                {number}
                {isPerformed(order) && " · संपन्न"}
              </span>
            </li>
          );
        })}
      </ol>
      {hasStarted(starts_at) && ahead > 0 && (
        <MarkPerformed ritualId={ritual_id} title={title.en} orders={ahead} />
      )}
    </article>
  );
}
