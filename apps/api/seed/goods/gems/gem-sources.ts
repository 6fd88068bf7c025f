/** The sources of gravity, hardness, tradition and cautions. */
export const gemSources = [
  "Robert Webster, Gems: Their Sources, Descriptions and Identification (Butterworth-Heinemann)",
  "CIBJO, The Gemstone Book, The Pearl Book and The Coral Book",
  "Gemological Institute of America, Gem Encyclopedia",
  "Garuda Purana, chapters 68 to 80, on the examination of gems",
  "Varahamihira, Brihat Samhita, chapters 80 to 83",
] as const;
