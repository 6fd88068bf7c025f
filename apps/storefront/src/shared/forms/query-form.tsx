import type { LinkPreview } from "@aradhana/ui/link";
import type { ComponentProps, SubmitEvent } from "react";
import { useNavigate } from "react-router-dom";

/** Opens the address that the browser would open for a GET form, without leaving the document. */
export function useOpenQuery() {
  const navigate = useNavigate();
  return (form: HTMLFormElement, submitter?: HTMLElement | null, preview?: LinkPreview) => {
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form, submitter)) query.append(name, String(value));
    const page = (form.getAttribute("action") ?? "").replace(/[?#].*/, "");
    void navigate(`${page}?${query}`, { state: preview && { preview } });
  };
}

interface QueryFormProps extends ComponentProps<"form"> {
  /** What is known of the page that it leads to. */
  preview?: LinkPreview;
}

/** A form whose fields become the query of the address in `action`. Without a script it works as well. */
export function QueryForm({ onSubmit, preview, ...rest }: QueryFormProps) {
  const openQuery = useOpenQuery();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    openQuery(event.currentTarget, event.nativeEvent.submitter, preview);
  }
  return <form method="get" {...rest} onSubmit={submit} />;
}
