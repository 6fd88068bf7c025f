import type { AstrologerSeed } from "./astrologer-schema.ts";
import { firstAstrologers } from "./first-astrologers.ts";
import { moreAstrologers } from "./more-astrologers.ts";

/** The sample astrologers. */
export const allAstrologers: readonly AstrologerSeed[] = [...firstAstrologers, ...moreAstrologers];
