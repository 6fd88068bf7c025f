const ownBrowserOnly = "Your details are private, so only your own browser can load them.";

export const text = {
  topics: {
    order: {
      heading: "Turn on JavaScript to see your order",
      text: ownBrowserOnly,
    },
    payment: {
      heading: "Do not pay again",
      text: "Turn on JavaScript to see your payment status. Your payment is not affected: we will message you as soon as the bank confirms it.",
    },
    sankalp: {
      heading: "Turn on JavaScript to add names",
      text: "You can also give us the names by phone or WhatsApp. The priest needs them before the puja.",
    },
    chat: {
      heading: "Turn on JavaScript to chat",
      text: "You can also reach us by phone or WhatsApp.",
    },
    submitted: {
      heading: "Turn on JavaScript to see your sankalp",
      text: ownBrowserOnly,
    },
    hold: {
      heading: "Turn on JavaScript to reserve a place",
      text: "Without it, nothing is reserved and nothing is charged.",
    },
    cart: {
      heading: "Turn on JavaScript to use the cart",
      text: "You can see every puja and product without it, and order by phone or WhatsApp.",
    },
    support: {
      heading: "Turn on JavaScript to write to us",
      text: "Customer care also answers by phone and on WhatsApp.",
    },
    account: {
      heading: "Turn on JavaScript to sign in",
      text: "You sign in with an OTP sent to your phone.",
    },
  },
  everything: (phone: string) => `This page needs JavaScript. Turn it on and reload, or call ${phone}.`,
  ordering: {
    text: "Ordering here needs JavaScript. Without it, order on WhatsApp or by phone:",
    whatsapp: "Order on WhatsApp",
    message: (title: string) => `Namaste, I would like to order: ${title}`,
  },
  ways: "What you can do",
  switchOn: "Turn on JavaScript for this site, then reload this page.",
  link: "Or open the link we sent you in another browser or on another phone.",
  whatsapp: "Or message us on WhatsApp",
  message: "Namaste, I need help with my order. Its number is: ",
  call: (phone: string, hours: string) => `Or call ${phone}. ${hours}`,
  again: "Reload this page",
  close: "Close",
  search: { heading: "Search", label: "What are you looking for?", find: "Search" },
  locale: {
    heading: "Country and language",
    language: "Language",
    country: "Country",
    choose: "Choose",
  },
};
