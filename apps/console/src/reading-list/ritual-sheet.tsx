import type { ReadingList } from "@aradhana/core/staff";
import { formatMomentInHindi, hasStarted } from "../frame/moments.ts";
import { MarkPerformed } from "../rituals/mark-performed.tsx";

type Ritual = ReadingList[number];

/** One ritual as the priest reads it: Hindi, one paragraph for each order, its number small beside it. */
export function RitualSheet({ ritual }: { ritual: Ritual }) {
  const { ritual_id, title, starts_at, orders } = ritual;
  const withNames = orders.filter(({ read_out }) => read_out !== null);
  const waiting = orders.length - withNames.length;
  return (
    <article className="ritual-sheet" lang="hi">
      <header>
        <h2>{title.hi}</h2>
        <p className="soft">
          {formatMomentInHindi(starts_at)} · {withNames.length} संकल्प
          {waiting > 0 && ` · ${waiting} के नाम बाक़ी हैं`}
        </p>
      </header>
      <ol>
        {withNames.map(({ number, read_out, offerings }) => (
          <li key={number}>
            <p className="read-out">{read_out}</p>
            {offerings.length > 0 && (
              <p className="offered">
                अर्पण: {offerings.map(({ title: { hi }, qty }) => `${hi} × ${qty}`).join(", ")}
              </p>
            )}
            <span className="soft">{number}</span>
          </li>
        ))}
      </ol>
      {hasStarted(starts_at) && (
        <MarkPerformed ritualId={ritual_id} title={title.en} orders={withNames.length} />
      )}
    </article>
  );
}
