export const text = {
  topics: {
    order: {
      heading: "Your order is shown with JavaScript",
      text: "It is for your eyes only, so it is put together in your browser, where JavaScript is switched off.",
    },
    payment: {
      heading: "Do not pay again because of this page",
      text: "Whether your payment arrived is shown with JavaScript, which is switched off. The payment itself does not need it: we message you as soon as the bank answers.",
    },
    sankalp: {
      heading: "Names are given with JavaScript",
      text: "It is switched off in this browser. You can also tell us the names: the priest needs them before the puja.",
    },
    submitted: {
      heading: "Your sankalp is shown with JavaScript",
      text: "It is for your eyes only, so it is put together in your browser, where JavaScript is switched off.",
    },
    hold: {
      heading: "A place is held with JavaScript",
      text: "It is switched off in this browser. Nothing is held and nothing is charged without it.",
    },
    account: {
      heading: "Signing in needs JavaScript",
      text: "Account and orders open with a code sent to your phone, in a browser where JavaScript is switched on.",
    },
  },
  everything: (phone: string) =>
    `Aradhana needs JavaScript here. Switch it on and load the page again, or call ${phone}.`,
  ways: "How to go on",
  switchOn: "Switch JavaScript on for this site, then load this page again.",
  link: "Or open the link in our message to you in another browser, or on another phone.",
  whatsapp: "Or write to us on WhatsApp",
  message: "Namaste, I need help with my order. Its number is: ",
  call: (phone: string, hours: string) => `Or call ${phone}. ${hours}`,
  again: "Load this page again",
  close: "Close",
  locale: {
    heading: "Country and language",
    language: "Language",
    country: "Country",
    choose: "Choose",
  },
};
