/**
 * How many days after the ritual names, wishes, the address and links to the order are stored: long enough for
 * prasad, recordings and complaints. The privacy policy states the same number.
 */
export const RETENTION_DAYS = 90;
