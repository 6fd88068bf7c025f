import type { PartnerConfig, WidgetName } from "@aradhana/core/contract";
import { allowedWidgets, type Partner, partnerOf } from "@aradhana/core/partner";

/** A partner with what it may frame. */
export type ListedPartner = Partner & { allowedWidgets: readonly WidgetName[] };

/** The partners as they are known now. */
export type PartnerList = () => Promise<readonly ListedPartner[]>;

interface Options {
  /** Fetches the list from the API. */
  read: () => Promise<readonly PartnerConfig[]>;
  /** The partners that may frame the widgets until the API has responded. */
  first: readonly Partner[];
  onError(error: unknown): void;
  /** Milliseconds. @default performance.now */
  clock?: () => number;
}

const STORED_FOR = 30_000; // ms: so soon a partner that was added or moved is known
const RETRY_AFTER = 5_000; // ms
const TIMEOUT = 1_000; // ms: the first visitor's, before the API has answered at all

/**
 * The list of partners, fetched from the API and cached for a short time. While the API is unreachable the last list is
 * used, and no request waits for a new one.
 */
export function createPartnerList({
  read,
  first,
  onError,
  clock = () => performance.now(),
}: Options): PartnerList {
  let known: readonly ListedPartner[] = first.map((partner) => ({
    ...partner,
    allowedWidgets: allowedWidgets(partner.id),
  }));
  let hasAnswered = false;
  let nextRead = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function refresh() {
    try {
      known = (await read()).map((config) => ({
        ...partnerOf(config),
        allowedWidgets: config.allowed_widgets,
      }));
      hasAnswered = true;
      nextRead = clock() + STORED_FOR;
    } catch (error) {
      onError(error);
      nextRead = clock() + RETRY_AFTER;
    } finally {
      reading = undefined;
    }
  }

  return async () => {
    if (clock() >= nextRead) reading ??= refresh();
    if (!hasAnswered && reading !== undefined) await withinWait(reading);
    return known;
  };
}

function withinWait(reading: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, TIMEOUT);
    void reading.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
