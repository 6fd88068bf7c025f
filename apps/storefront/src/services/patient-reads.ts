import { type ApiClient, isApiError } from "@aradhana/core/api";

/** Before the second and the third try of a read, in ms; each is stretched by up to half, so that tabs spread. */
const PAUSES = [400, 1200];

interface Outside {
  wait(ms: number): Promise<unknown>;
  /** From 0 to 1. */
  random(): number;
}

/**
 * The same client, whose reads are tried twice more where no answer came or the server failed. What
 * writes is never repeated: it may have been done.
 */
export function patientReads(api: ApiClient, { wait, random }: Outside): ApiClient {
  return {
    ...api,
    async get(...call) {
      for (const pause of PAUSES) {
        try {
          return await api.get(...call);
        } catch (error) {
          if (!isApiError(error) || !mayPass(error.status)) throw error;
          await wait(pause * (1 + random() / 2));
        }
      }
      return api.get(...call);
    },
  };
}

/** No answer at all, or one that another moment may change. */
const mayPass = (status: number) => status === 0 || status === 502 || status === 503 || status === 504;
