import { useQuery } from "@aradhana/checkout/query";
import { useContext } from "react";
import { type Answered, FirstAnswerContext } from "./first-answer.ts";

/** The state of a request of a screen. */
export type Answer<Results> =
  | { status: "loading" }
  /** `serverTime` is that of the response. */
  | { status: "ready"; results: Results; serverTime: string }
  /** There is no such thing, or no longer. */
  | { status: "gone" }
  /** `byServer` is whether the server answered at all. */
  | { status: "failed"; byServer: boolean; requestId: string | undefined; retrying: boolean };

/** One call of the API. */
export type Load<Results> = () => Promise<Answered<Results>>;

/** An address that names nothing: an id that is none, one that is not known, or one that is given up. */
const nothingThere = new Set([400, 404, 410, 422]);

/**
 * Reads once for each `load`; what failed is fetched again on `retry`, and by itself once there is a network. What
 * came with the document is not fetched.
 */
export function useAnswer<Results>(load: Load<Results>) {
  const first = useContext(FirstAnswerContext);
  first?.onLoad?.(load);
  const initial = first?.answered as Answered<Results> | undefined;
  const { state, refetch } = useQuery(load, { initial });
  return { answer: parseResponse(state), retry: refetch };
}

function parseResponse<Results>(
  state: ReturnType<typeof useQuery<Answered<Results>>>["state"],
): Answer<Results> {
  switch (state.status) {
    case "loading":
      return { status: "loading" };
    case "ready":
      return {
        ...{ status: "ready", results: state.value.results },
        serverTime: state.value.meta.server_time,
      };
    case "failed":
      return nothingThere.has(state.failure.httpStatus)
        ? { status: "gone" }
        : {
            ...{ status: "failed", byServer: state.failure.httpStatus > 0 },
            ...{ requestId: state.failure.requestId, retrying: state.isFetching },
          };
  }
}
