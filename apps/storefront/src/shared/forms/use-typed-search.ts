import { type FormEvent, useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";

const PAUSE = 250; // ms

/**
 * The field and the form of a search within a list, which answers once typing pauses; `q` is the search that is shown,
 * `hrefOf` the address of another. All that is typed before the focus leaves is one entry of the history.
 */
export function useTypedSearch(q: string, hrefOf: (q: string) => string) {
  const ref = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(q);
  const replaces = useRef(false);
  const navigate = useNavigate();
  const type = useNavigationType();
  const location = useLocation();
  const isOwn = type !== "POP" && (location.state as { typed?: true } | null)?.typed === true;

  // Only from elsewhere does the address count for the field: an answer to what was typed arrives while one types on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation, also one to the same address
  useEffect(() => {
    if (isOwn) return;
    clearTimeout(timer.current);
    sent.current = q;
    replaces.current = false;
    if (ref.current && ref.current.value.trim() !== q) ref.current.value = q;
  }, [location, isOwn, q]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function answer() {
    clearTimeout(timer.current);
    const typed = ref.current?.value.trim() ?? "";
    if (typed === sent.current) return;
    sent.current = typed;
    const replace = replaces.current;
    replaces.current = true;
    void navigate(hrefOf(typed), { replace, preventScrollReset: true, state: { typed: true } });
  }
  const latest = useRef(answer);
  useEffect(() => {
    latest.current = answer;
  });

  return {
    field: {
      ref,
      defaultValue: q,
      onFocus: () => {
        replaces.current = false;
      },
      onInput: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => latest.current(), PAUSE);
      },
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      answer();
    },
  };
}
