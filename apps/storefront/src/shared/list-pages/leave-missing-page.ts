import { lastPage } from "@aradhana/core/catalogue";
import { redirect } from "react-router-dom";

interface Length {
  total: number;
  perPage: number;
}

/**
 * Redirects from a page that a list does not have to its last one: an old link, since the list got shorter. Filters and
 * everything else of the address stay.
 */
export function leaveMissingPage(request: Request, page: number, { total, perPage }: Length): void {
  const last = lastPage(total, perPage);
  if (page <= last) return;
  const { pathname, searchParams } = new URL(request.url);
  if (last > 1) searchParams.set("page", String(last));
  else searchParams.delete("page");
  // Together they would begin at the last page and read further missing ones.
  searchParams.delete("pages");
  const search = searchParams.toString();
  throw redirect(search ? `${pathname}?${search}` : pathname);
}
