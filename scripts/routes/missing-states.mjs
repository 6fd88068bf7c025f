// Why a screen has no story of a state. A reason for a state that it does show fails the check.

const home = "the start page is always there";
const list = "a list does not end: where nothing is left, it is empty";
const one = "it shows one thing, which is there or not";
const form = "its fields are there before anything is filled in";
const fixed = "its text is always there: a short one is part of the application";
const assistant = "a conversation begins with a greeting";

/** By the folder of the screen in its application. */
export const missingStates = {
  storefront: {
    "abhimantrit-product": { empty: one },
    "abhimantrit-products": { gone: list },
    "astro-booking-status": { empty: one },
    "astro-consultation": { empty: one },
    "astro-guru-find": { gone: list },
    auth: { empty: form },
    blog: { empty: one },
    blogs: { gone: list },
    "book-now-pay-later": { empty: one },
    chadhaava: { gone: list },
    "chadhaava-detail": { empty: one },
    "chadhaava-payment-confirmation": { empty: one },
    "chadhaava-success": { empty: one },
    chat: { gone: list },
    chats: { empty: assistant },
    gemstone: { empty: one },
    gemstones: { gone: list },
    home: { gone: home },
    "kundali-report": { empty: one },
    "name-correction": { empty: form },
    "online-puja": { gone: list },
    order: { empty: one },
    "order-success": { empty: one },
    "payment-confirmation": { empty: one },
    policy: { empty: fixed, gone: fixed },
    pooja: { empty: one },
    "pooja-payment-confirmation": { empty: one },
    "pooja-vip": { empty: one },
    reels: { gone: list },
    sankalp: { empty: form },
    "sankalp-form-submitted": { empty: one },
    "success-page": { empty: one },
    "vip-pujas": { gone: list },
  },
  widgets: {
    banners: { gone: list },
    chadhawa: { empty: one },
    "chadhawa-horizontal": { gone: list },
    chadhawas: { gone: list },
    "information-with-addon": { empty: form },
    payment: { empty: one },
    "payment-confirmation": { empty: one },
    puja: { empty: one },
    "puja-horizontal": { gone: list },
    pujas: { gone: list },
  },
};
