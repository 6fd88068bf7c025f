import type { Language } from "@aradhana/core/contract";

interface PageMessages {
  title: string;
  shop: string;
  continue: string;
  back: string;
  unknown: string;
}

/** The messages of the page that leads to Razorpay. */
export const pageMessages: Record<Language, PageMessages> = {
  en: {
    title: "Secure payment",
    shop: "Aradhana",
    continue: "Continue to Razorpay",
    back: "Back to Aradhana",
    unknown: "We do not know this payment. Open your order and pay from there.",
  },
  hi: {
    title: "सुरक्षित भुगतान",
    shop: "आराधना",
    continue: "Razorpay पर जारी रखें",
    back: "आराधना पर वापस",
    unknown: "यह भुगतान हमें नहीं मिला। अपना ऑर्डर खोलकर वहाँ से भुगतान करें।",
  },
};
