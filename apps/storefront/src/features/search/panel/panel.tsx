import { useQuery } from "@aradhana/checkout/query";
import { type ApiClient, withSignal } from "@aradhana/core/api";
import { longestSearch } from "@aradhana/core/contract";
import { fetchPopular, searchShop } from "@aradhana/core/search";
import { Button } from "@aradhana/ui/button";
import { SearchField } from "@aradhana/ui/search-field";
import { Sheet } from "@aradhana/ui/sheet";
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { readPujaTopics } from "../../../lines/puja-topics.ts";
import { lineOf, searchLines } from "../../../lines/search-lines.ts";
import { errorTexts } from "../../../shared/api-errors/text.ts";
import { LanguageField } from "../../../shared/forms/language-field.tsx";
import { QueryForm } from "../../../shared/forms/query-form.tsx";
import { useText } from "../../../shared/i18n/define-text.ts";
import type { PanelProps } from "../../../shared/panel-address/panel-props.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { storeRecentSearch } from "./recent-searches.ts";
import styles from "./search.module.css";
import { SearchFindings } from "./search-findings.tsx";
import { SearchStart } from "./search-start.tsx";
import { searchText } from "./text.ts";
import { useActiveOption } from "./use-active-option.ts";
import { useSettled } from "./use-settled.ts";

export const texts = [searchText, errorTexts];

const PAUSE = 250; // ms
/** The hits of each type; the others are in its list. */
const HITS = 4;
/** The popular ones of each type. */
const POPULAR = 2;

const readPopular = async (api: ApiClient) => (await fetchPopular(api, { limit: POPULAR })).results;

/** Search in the whole shop while one types: what was searched before, lists to choose from, then the results by type. */
export function Panel({ onClose }: PanelProps) {
  const t = useText(searchText);
  const browser = useBrowser();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState("");
  const query = typed.trim();
  // Sent before its results were there: they say which list has them.
  const [sent, setSent] = useState("");
  const q = useSettled(query, sent ? 0 : PAUSE);

  const api = browser?.api;
  const load = useMemo(() => {
    if (!api) return undefined;
    return async (signal: AbortSignal) =>
      q ? { q, ...(await searchShop(withSignal(api, signal), { q, limit: HITS })).results } : undefined;
  }, [api, q]);
  const { state, refetch } = useQuery(load);
  const results = state.status === "ready" && query ? state.value : undefined;
  const topics = useQuery(useMemo(() => api && (() => readPujaTopics(api)), [api])).state;
  const pujaTopics = topics.status === "ready" ? topics.value : undefined;
  const popular = useQuery(useMemo(() => api && (() => readPopular(api)), [api])).state;
  const { groups = [], suggestions = [] } = results ?? {};
  const hasList = groups.length + suggestions.length > 0;
  const { list, activeId, onKeyDown } = useActiveOption(results);
  // The list of the first group that has one; without results, that of pujas.
  const listPath = groups.map(({ type }) => lineOf(type)?.listPath).find(Boolean) ?? searchLines[0]?.listPath;

  const isAnswered = results?.q === query;
  useEffect(() => {
    if (sent && sent === q && isAnswered) form.current?.requestSubmit();
  }, [sent, q, isAnswered]);

  function send(event: FormEvent) {
    // Without an answer there is still the list of pujas.
    if (!query || isAnswered || state.status === "failed") return remember();
    event.preventDefault();
    setSent(query);
  }
  function change(text: string) {
    setTyped(text);
    setSent("");
  }
  function remember() {
    if (browser && query) storeRecentSearch(browser.storage, query);
  }
  function search(text: string) {
    change(text);
    field.current?.focus();
  }

  return (
    <Sheet
      open
      title={t.title}
      closeLabel={t.close}
      initialFocus={field}
      className={styles.panel}
      onOpenChange={(open) => !open && onClose()}
    >
      <QueryForm ref={form} role="search" action={listPath?.()} className={styles.form} onSubmit={send}>
        <SearchField
          ref={field}
          role="combobox"
          name="q"
          label={t.label}
          clearLabel={t.clear}
          placeholder={t.placeholder}
          value={typed}
          maxLength={longestSearch}
          autoCapitalize="none"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
          aria-activedescendant={activeId}
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKeyDown}
        />
        <LanguageField />
        <Button type="submit">{t.find}</Button>
      </QueryForm>
      <div hidden={query !== ""} className={styles.start}>
        <SearchStart
          topics={pujaTopics}
          popular={popular.status === "ready" ? popular.value : undefined}
          onSearch={search}
        />
      </div>
      {query && (
        <SearchFindings
          {...{ query, results, state, list, listId, activeId }}
          deities={pujaTopics?.deities ?? []}
          retry={refetch}
          onOpen={remember}
        />
      )}
    </Sheet>
  );
}
