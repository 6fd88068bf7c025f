import type { ApiClient } from "@aradhana/core/api";
import { orderStatusAddress } from "@aradhana/core/partner";
import { useEffect, useState } from "react";
import { registryOf } from "../../partner/registry-of.ts";

interface Ordered {
  partnerId: string | undefined;
  orderId: string;
  tempOrderId: string | undefined;
}

/** A page of a partner, and the name of its site. */
export interface PartnerPage {
  href: string;
  site: string;
}

/** Where the partner of an order shows it: from the registry alone, and nowhere for anybody who is not in it. */
export function usePartnerPage(api: ApiClient, { partnerId, orderId, tempOrderId }: Ordered) {
  const [page, setPage] = useState<PartnerPage>();

  useEffect(() => {
    if (!partnerId) return;
    let isCurrent = true;
    void registryOf(
      document,
      api,
    )(partnerId).then((partner) => {
      const href = partner && orderStatusAddress([partner], partner.id, { orderId, tempOrderId });
      if (isCurrent && href) setPage({ href, site: new URL(href).host });
    });
    return () => {
      isCurrent = false;
    };
  }, [api, partnerId, orderId, tempOrderId]);

  return page;
}
