import { Button } from "@aradhana/ui/button";
import { Opening } from "@aradhana/ui/progress";
import { Skeleton } from "@aradhana/ui/skeleton";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { SilentBoundary } from "../../../shared/lazy/silent-boundary.tsx";

export type LoadForm<Props> = () => Promise<{ Form: ComponentType<Props> }>;

interface LazyFormProps<Props> {
  load: LoadForm<Props>;
  retryLabel: string;
}

/** A form whose script is fetched when the form is opened. What failed to load can be tried again. */
export function LazyForm<Props extends object>({ load, retryLabel, ...props }: LazyFormProps<Props> & Props) {
  // What once failed to load stays failed: each try has a new one.
  const fresh = () => lazy(async () => ({ default: (await load()).Form as ComponentType<object> }));
  const [Form, setForm] = useState(fresh);
  return (
    <SilentBoundary
      instead={(tryAgain) => (
        <Button
          variant="line"
          onClick={() => {
            setForm(fresh);
            tryAgain();
          }}
        >
          {retryLabel}
        </Button>
      )}
    >
      <Suspense
        fallback={
          <>
            <Opening />
            <Skeleton />
          </>
        }
      >
        <Form {...props} />
      </Suspense>
    </SilentBoundary>
  );
}
