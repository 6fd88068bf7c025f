import type { Partner } from "@aradhana/core/partner";

/** The site around the frame, whose name the message of a code must hold to be filled in there (WebOTP). */
export const hostOrigin = (partner: Partner | undefined) => partner && { host_origin: partner.domain };
