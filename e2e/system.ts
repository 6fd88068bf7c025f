/**
 * Ports that nothing else on a developer's machine is likely to have. Below 32768: a higher one may be the near end
 * of any connection that happens to be open, and is then taken.
 */
export const ports = {
  web: 22100,
  api: 22101,
  static: 22102,
  astrology: 22103,
  stranger: 22104,
  alone: 22105,
  watched: 22106,
  linked: 22109,
  gemstones: 22110,
  later: 22107,
  laterApi: 22108,
};

const at = (port: number) => `http://127.0.0.1:${port}`;
/** A site of its own: for a browser no two names under localhost are one, and each is where it says, and is safe. */
const elsewhere = (name: string, port: number) => `http://${name}.localhost:${port}`;

export const origins = {
  web: at(ports.web),
  api: at(ports.api),
  static: at(ports.static),
  /** A web server of a test's own. */
  alone: at(ports.alone),
  /** Another one, whose pages are watched. */
  watched: at(ports.watched),
  /** Another one, whose log is read as well. */
  linked: at(ports.linked),
  /** A whole shop of a test's own, with a clock that can be moved. */
  later: at(ports.later),
  laterApi: at(ports.laterApi),
  /** Our partners, by their names in the registry. */
  astrology: elsewhere("tarakini", ports.astrology),
  gemstones: elsewhere("ratnakar", ports.gemstones),
  /** Whoever is no partner. */
  stranger: elsewhere("stranger", ports.stranger),
};
