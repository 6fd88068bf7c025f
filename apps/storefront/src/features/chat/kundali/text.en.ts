export const text = {
  title: "Send a kundali",
  consent: (name: string) =>
    `By sending you agree that ${name} sees these birth details and their chart in this conversation. You can remove them at any time.`,
  send: (name: string) => `Send to ${name}`,
  cancel: "Do not send",
  chart: "Kundali",
  close: "Close the chart",
};
