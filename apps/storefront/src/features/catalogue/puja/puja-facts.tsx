import type { Pooja } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";
import { PeopleIcon } from "@aradhana/ui/icon";
import { useText } from "../../../shared/i18n/define-text.ts";
import { Fact } from "../detail/fact.tsx";
import { Facts } from "../detail/facts.tsx";
import { detailText } from "../detail/text.ts";
import { pujaPageText } from "./text.ts";

interface PujaFactsProps {
  puja: Pooja;
  serverTime: string;
  isOpen: boolean;
}

/** The facts of a puja: those of every ritual, its priests, and the seats where they are limited. */
export function PujaFacts({ puja, serverTime, isOpen }: PujaFactsProps) {
  const { facts: t } = useText(detailText);
  const { kind } = useText(pujaPageText);
  const { capacity, priests } = puja;
  return (
    <Facts
      ritual={puja}
      listPath={pathTo("/online-puja")}
      serverTime={serverTime}
      isOpen={isOpen}
      performers={
        <Fact icon={PeopleIcon} name={t.by} more={kind[puja.kind]}>
          {priests.map(({ name }) => name).join(", ")}
        </Fact>
      }
    >
      {isOpen && capacity && (
        <Fact icon={PeopleIcon} name={t.places}>
          {t.placesLeft(capacity.left, capacity.total)}
        </Fact>
      )}
    </Facts>
  );
}
