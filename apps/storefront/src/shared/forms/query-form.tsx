import type { ComponentProps, SubmitEvent } from "react";
import { useNavigate } from "react-router-dom";

/** Opens the address that the browser would open for a GET form, without leaving the document. */
export function useOpenQuery() {
  const navigate = useNavigate();
  return (form: HTMLFormElement, submitter?: HTMLElement | null) => {
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form, submitter)) query.append(name, String(value));
    void navigate(`${(form.getAttribute("action") ?? "").replace(/[?#].*/, "")}?${query}`);
  };
}

/** A form whose fields become the query of the address in `action`. Without a script it works as well. */
export function QueryForm({ onSubmit, ...rest }: ComponentProps<"form">) {
  const openQuery = useOpenQuery();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    openQuery(event.currentTarget, event.nativeEvent.submitter);
  }
  return <form method="get" {...rest} onSubmit={submit} />;
}
