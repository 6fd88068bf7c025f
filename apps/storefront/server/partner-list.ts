import { type PartnerConfig, type WidgetName, widgetName } from "@aradhana/core/contract";
import { type Partner, partnerOf } from "@aradhana/core/partner";
import { createPolled } from "./polled.ts";

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

/** The list of partners, see `createPolled`. */
export const createPartnerList = ({ read, first, onError, clock }: Options): PartnerList =>
  createPolled<readonly ListedPartner[]>({
    first: first.map((partner) => ({ ...partner, allowedWidgets: widgetName.options })),
    read: async () =>
      (await read()).map((config) => ({ ...partnerOf(config), allowedWidgets: config.allowed_widgets })),
    onError,
    clock,
  });
