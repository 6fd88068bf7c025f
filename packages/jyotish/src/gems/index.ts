export { adviseGems, type GemAdvice, type GemReason, type GemVerdict, rashiRatna } from "./advise-gems.ts";
