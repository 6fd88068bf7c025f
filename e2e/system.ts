/** Ports that nothing else on a developer's machine is likely to have. */
export const ports = { web: 43100, api: 43101, static: 43102 };

const at = (port: number) => `http://127.0.0.1:${port}`;

export const origins = { web: at(ports.web), api: at(ports.api), static: at(ports.static) };
