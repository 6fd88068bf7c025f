/** How long a test waits for a lazy part: on a busy machine it takes longer than a second. */
export const patience = { timeout: 20_000 };
