/** Ports that other programs rarely use. Below 32768, where the ports of outgoing connections begin. */
export const ports = {
  web: 22100,
  api: 22101,
  static: 22102,
  astrology: 22103,
  stranger: 22104,
  alone: 22105,
  monitored: 22106,
  hostile: 22107,
  released: 22108,
  linked: 22109,
  gemstones: 22110,
  ownWeb: 22111,
  ownApi: 22112,
  lifeWeb: 22113,
  lifeApi: 22114,
  chatWeb: 22115,
  chatApi: 22116,
  deskWeb: 22125,
  deskApi: 22126,
  blue: 22117,
  green: 22118,
};

const at = (port: number) => `http://127.0.0.1:${port}`;
/** A separate site: for a browser each name under localhost is one, on this machine, in a secure context. */
const siteAt = (name: string, port: number) => `http://${name}.localhost:${port}`;

export const origins = {
  web: at(ports.web),
  api: at(ports.api),
  static: at(ports.static),
  /** A second web server, whose API a test can stop. */
  alone: at(ports.alone),
  /** The same, whose API answers with hostile texts. */
  hostile: at(ports.hostile),
  /** A shop that is replaced by newer releases: one of two web servers answers there. */
  released: at(ports.released),
  blue: at(ports.blue),
  green: at(ports.green),
  /** A web server with monitoring and analytics. */
  monitored: at(ports.monitored),
  /** The same, whose log is read as well. */
  linked: at(ports.linked),
  /** Shops of their own, whose clocks a test moves, or whose API it kills. */
  ownWeb: at(ports.ownWeb),
  ownApi: at(ports.ownApi),
  lifeWeb: at(ports.lifeWeb),
  lifeApi: at(ports.lifeApi),
  chatWeb: at(ports.chatWeb),
  chatApi: at(ports.chatApi),
  deskWeb: at(ports.deskWeb),
  deskApi: at(ports.deskApi),
  /** The partners of the registry. */
  astrology: siteAt("tarakini", ports.astrology),
  gemstones: siteAt("ratnakar", ports.gemstones),
  /** A site that is not a partner. */
  stranger: siteAt("stranger", ports.stranger),
};
