import { getInvoice } from "@aradhana/core/api";
import { useCall } from "../../../shared/api-errors/use-call.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { accessTo } from "../access/order-access.ts";

/** Downloads the GST invoice of an order, or the credit note with a number. */
export function useInvoiceDownload(orderId: string, creditNote?: string) {
  const browser = useBrowser();
  return useCall(async (api) => {
    const { results } = await getInvoice(api, orderId, browser ? accessTo(browser, orderId) : undefined);
    const note = results.credit_notes.find(({ number }) => number === creditNote);
    window.location.assign((note ?? results).pdf_url);
  });
}
