import type { Partner } from "@aradhana/core/partner";

/** The host page's site: the message must name it for the browser to fill in the code there (WebOTP). */
export const hostOrigin = (partner: Partner | undefined) => partner && { host_origin: partner.domain };
