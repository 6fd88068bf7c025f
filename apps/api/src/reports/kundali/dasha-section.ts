import type { Language } from "@aradhana/core/contract";
import type { KundaliContent } from "@aradhana/core/kundali";
import { type Dasha, mahadashas, subDashas } from "@aradhana/jyotish/dasha";
import { grahaNames } from "./kundali-names.ts";
import { dayAt } from "./say.ts";

type Section = KundaliContent["dashas"];

const TEN_YEARS = 10 * 365.25 * 86_400_000;

interface Options {
  moon: number;
  birth: Date;
  /** Seconds ahead of UTC at the place of birth, whose days are printed. */
  offset: number;
  /** When the report is made: pratyantardashas are of the ten years after it. */
  at: Date;
  hasPratyantar: boolean;
}

/** The dashas of 120 years, with dates as 2026-11-23, so that a screen can mark the current one. */
export function dashaSection(
  { moon, birth, offset, at, hasPratyantar }: Options,
  language: Language,
): Section {
  const until = new Date(at.getTime() + TEN_YEARS);
  const dayOf = (instant: Date) => dayAt(instant, offset);
  const period = ({ lord, start, end }: Dasha) => ({
    ...{ name: grahaNames[lord][language], from: dayOf(start < birth ? birth : start), to: dayOf(end) },
    is_now: false,
  });
  const lived = (dashas: readonly Dasha[]) => dashas.filter(({ end }) => end > birth);
  const isSoon = ({ start, end }: Dasha) => hasPratyantar && end > at && start < until;
  return mahadashas(moon, birth).map((maha) => ({
    ...period(maha),
    parts: lived(subDashas(maha)).map((antar) => ({
      ...period(antar),
      parts: isSoon(antar) ? subDashas(antar).map(period) : [],
    })),
  }));
}
