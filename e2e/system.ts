/** Ports that nothing else on a developer's machine is likely to have. */
export const ports = { web: 43100, api: 43101, static: 43102, partner: 43103, stranger: 43104, alone: 43105 };

const at = (port: number) => `http://127.0.0.1:${port}`;
/** Another site than the shop's, as partners' sites are. */
const elsewhere = (port: number) => `http://localhost:${port}`;

export const origins = {
  web: at(ports.web),
  api: at(ports.api),
  static: at(ports.static),
  /** A web server of a test's own. */
  alone: at(ports.alone),
  partner: elsewhere(ports.partner),
  stranger: elsewhere(ports.stranger),
};
