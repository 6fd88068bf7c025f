export { type Frame, isFramed, type Message, partnerSetBy } from "./partner-message.ts";
export {
  createPartnerStore,
  followPartner,
  type ListeningFrame,
  type PartnerState,
  type PartnerStore,
  type Registry,
} from "./partner-store.ts";
export {
  createPartners,
  findPartner,
  orderStatusAddress,
  type Partner,
  type PartnerName,
  partnerAt,
  partnerIds,
  partnerOf,
  speaksFor,
} from "./partners.ts";
export { type PartnerTheme, partnerThemes } from "./themes.ts";
export { trialPartner } from "./trial-partner.ts";
