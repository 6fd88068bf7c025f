/** The first owner's number in local development, where one-time codes are public at /dev/outbox. */
export const trialOwnerPhone = "+91 9000000001";
