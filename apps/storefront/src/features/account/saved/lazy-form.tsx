import { Button } from "@aradhana/ui/button";
import { Opening } from "@aradhana/ui/progress";
import { Skeleton } from "@aradhana/ui/skeleton";
import { type ComponentType, useCallback } from "react";
import { RetriedPart } from "../../../shared/lazy/retried-part.tsx";

export type LoadForm<Props> = () => Promise<{ Form: ComponentType<Props> }>;

interface LazyFormProps<Props> {
  load: LoadForm<Props>;
  retryLabel: string;
}

/** A form whose script is fetched when the form is opened. What failed to load can be tried again. */
export function LazyForm<Props extends object>({ load, retryLabel, ...props }: LazyFormProps<Props> & Props) {
  const loadForm = useCallback(async () => (await load()).Form as ComponentType<object>, [load]);
  return (
    <RetriedPart
      load={loadForm}
      props={props}
      waiting={
        <>
          <Opening />
          <Skeleton />
        </>
      }
      lost={(tryAgain) => (
        <Button variant="line" onClick={tryAgain}>
          {retryLabel}
        </Button>
      )}
    />
  );
}
