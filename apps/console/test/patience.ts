import { configure } from "@testing-library/react";

/** How long a test waits for what comes by itself: on a busy machine a lazy part takes longer than a second. */
export const patience = { timeout: 20_000 };

configure({ asyncUtilTimeout: patience.timeout });
