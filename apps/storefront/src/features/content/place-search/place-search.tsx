import { focusOnMount } from "@aradhana/browser/focus";
import { useQuery } from "@aradhana/checkout/query";
import { type FoundPlace, findPlaces } from "@aradhana/core/places";
import { Link } from "@aradhana/ui/link";
import { Opening } from "@aradhana/ui/progress";
import { SearchField } from "@aradhana/ui/search-field";
import { useEffect, useMemo, useState } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import styles from "./place-search.module.css";
import { placeSearchText } from "./text.ts";

const PAUSE = 250; // ms

interface PlaceSearchProps {
  onChoose(place: FoundPlace): void;
  /** @default "Town or city" */
  label?: string;
  hint?: string;
  error?: string | undefined;
  required?: boolean;
  /** Whether it has replaced what had the focus. @default false */
  takesFocus?: boolean;
}

/** A search for a town, in either script: what is found is a list of buttons, which answers once typing pauses. */
export function PlaceSearch({ onChoose, label, hint, error, required, takesFocus }: PlaceSearchProps) {
  const t = useText(placeSearchText);
  const api = useBrowser()?.api;
  const [typed, setTyped] = useState("");
  const q = usePaused(typed.trim());
  const { state } = useQuery(
    useMemo(() => (api && q ? async () => ({ q, ...(await findPlaces(api, q)) }) : undefined), [api, q]),
  );
  // What was found for the last search stays while the next one is under way, but not after the field was cleared.
  const places = q && state.status === "ready" ? state.value.results.places : undefined;

  const isSearching = state.status === "loading" ? q !== "" : state.isFetching;

  return (
    <search className={styles.search}>
      {isSearching && <Opening />}
      <SearchField
        {...{ label: label ?? t.label, hint, error, required }}
        showLabel
        clearLabel={t.clear}
        placeholder=" "
        maxLength={60}
        ref={takesFocus ? focusOnMount : undefined}
        value={typed}
        // In a form it would send the form.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className={styles.status}>
        {statusOf()}
      </p>
      {places && places.length > 0 && (
        <>
          <ul className={styles.places}>
            {places.map((place) => (
              <li key={`${place.lat} ${place.lon} ${place.name}`}>
                <button type="button" className={styles.place} onClick={() => onChoose(place)}>
                  <span>{place.name}</span>
                  <span className={styles.region}>{place.region}</span>
                </button>
              </li>
            ))}
          </ul>
          <p className={styles.region}>
            {t.source}{" "}
            <Link variant="text" href="https://www.geonames.org/" target="_blank" rel="noopener">
              GeoNames
            </Link>{" "}
            (
            <Link
              variant="text"
              href="https://creativecommons.org/licenses/by/4.0/"
              target="_blank"
              rel="noopener"
            >
              CC BY 4.0
            </Link>
            )
          </p>
        </>
      )}
    </search>
  );

  function statusOf(): string {
    // Any name may be searched for: only coordinates can be wrong.
    if (q && state.status === "failed")
      return state.failure.code === "invalid_input" ? t.coordinates : t.failed;
    if (!places) return "";
    return places.length > 0 ? t.found(places.length) : t.none;
  }
}

/** A text once it has not changed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
