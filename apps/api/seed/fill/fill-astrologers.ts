import { type SessionMinutes, sessionMinutes } from "@aradhana/core/consultation";
import { skills, topics } from "../../src/astrologers/astrologer-terms.ts";
import { astrologers, workingHours } from "../../src/astrologers/astrologers.table.ts";
import { rollSlots } from "../../src/astrologers/roll-slots.ts";
import type { Database } from "../../src/db/database.ts";
import { stableId } from "../../src/ids/new-id.ts";
import { searchColumnsOf } from "../../src/search/search-columns.ts";
import { allAstrologers } from "../astrologers/all-astrologers.ts";
import type { AstrologerSeed } from "../astrologers/astrologer-schema.ts";
import type { Text } from "../text.ts";

/** Inserts the sample astrologers with their working hours and the slots of the next two weeks. */
export async function fillAstrologers(db: Database, now: Date): Promise<void> {
  await db.insert(astrologers).values(allAstrologers.map(toRow));
  await db.insert(workingHours).values(allAstrologers.flatMap(toHours));
  await rollSlots(db, now);
}

/** Nobody is to take an invented person for a real one. */
const asSample = ({ en, hi }: Text): Text => ({ en: `${en} (sample)`, hi: `${hi} (नमूना)` });

/** What somebody types who looks for any of them. */
const profession = ["astrologer", "astrology", "jyotishi", "jyotish", "ज्योतिषी", "ज्योतिष"];

const isMinutes = (minutes: number): minutes is SessionMinutes =>
  sessionMinutes.options.some((option) => option === minutes);

function toRow(seed: AstrologerSeed): typeof astrologers.$inferInsert {
  const { slug, gender, about, education, practisingSince, tz, slotMinutes, checked } = seed;
  const name = asSample(seed.name);
  const own = [
    name,
    ...seed.skills.flatMap((key) => skills[key] ?? []),
    ...seed.topics.map((key) => topics[key]),
  ];
  const languageNames = seed.languages.flatMap((code) =>
    ["en", "hi"].map((language) => new Intl.DisplayNames(language, { type: "language" }).of(code) ?? code),
  );
  return {
    id: stableId("ag", slug),
    ...{ slug, name, gender, about, education, practisingSince, tz, slotMinutes },
    image: {
      name: seed.mandala,
      alt: { en: `A mandala that stands for ${name.en}`, hi: `${name.hi} के लिए एक मंडल` },
    },
    ...{ skills: [...seed.skills], topics: [...seed.topics], languages: [...seed.languages] },
    modes: [...seed.modes],
    sessionPrices: Object.entries(seed.sessions).flatMap(([typed, prices]) => {
      const minutes = Number(typed);
      return isMinutes(minutes) ? [{ minutes, prices }] : [];
    }),
    identityAt: checked ? new Date(checked.identity) : null,
    skillAt: checked ? new Date(checked.skill) : null,
    ...searchColumnsOf({
      title: [[seed.name.en, seed.name.hi]],
      other: [...own.flatMap(({ en, hi }) => [en, hi]), ...languageNames, ...profession],
    }),
  };
}

const minuteOf = (clock = "") => {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
};

const toHours = ({ slug, hours }: AstrologerSeed): (typeof workingHours.$inferInsert)[] =>
  hours.flatMap(({ days, times }) =>
    days.flatMap((weekday) =>
      times.map((time) => {
        const [from, to] = time.split("-");
        return {
          astrologerId: stableId("ag", slug),
          weekday,
          fromMinute: minuteOf(from),
          toMinute: minuteOf(to),
        };
      }),
    ),
  );
