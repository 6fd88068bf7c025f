/** Our own film, drawn by `pnpm record:sample`. */
export const film = {
  src: "/media/sample-recording.mp4",
  /** The second at which the name is shown. */
  nameAt: 12,
  /** The picture of that shot. */
  poster: "puja-saraswati-archana-kolhapur",
} as const;
