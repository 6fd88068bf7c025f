export const text = {
  title: "Sample recording with the name Asha Sharma",
  play: "Play from the name",
  note: "We drew this sample, 28 seconds, with captions. Your recording is filmed at the temple, and you hear the priest say your name.",
  chapters: [
    { seconds: 0, label: "About this sample" },
    { seconds: 6, label: "Lamps are lit" },
    { seconds: 12, label: "The name: Asha Sharma" },
    { seconds: 20, label: "Offering to the fire" },
  ],
};
