/** Who somebody is that tries the widgets in pages of his own machine: in the database of a shop that only this machine reaches. */
export const trialPartner = {
  id: "3f0e6c52-9d1b-4e78-a4c6-7b25d1f08e93",
  name: "Trial",
  /** Those of the usual servers for development. */
  origins: ["3000", "4000", "5173", "5500", "8000", "8080", "8888", "9292"].flatMap((port) => [
    `http://localhost:${port}`,
    `http://127.0.0.1:${port}`,
  ]),
} as const;
