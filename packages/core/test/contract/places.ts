// API responses about places, partners and policies, with every field of their schema.

const india = { long_name: "India", short_name: "IN", types: ["country", "political"] };
const place = { types: ["country"], address_components: [india] };
const point = { lat: 22.5, lng: 88.25 };

export const countries = {
  countries: [{ name: "India", dial_code: "91", emoji: "🇮🇳", short_name: "in" }],
  currencies: [{ dial_code: "91", country_short: "India", currency: "inr", symbol: "₹" }],
};

export const pincode = {
  ...{ state: "Maharashtra", state_code: "MH", district: "Pune", town: "Pune", area: null },
  ...{ localities: [], states: [] },
};

export const geolocation = { location: point, accuracy: 1_000_000 };

export const geolocateError = {
  error: {
    code: 400,
    message: "Invalid request",
    errors: [{ domain: "global", reason: "badRequest", message: "Invalid request" }],
  },
};

export const geocodeResponse = { status: "OK", results: [place], error_message: "none" };

export const ownGeocodeResponse = {
  ...geocodeResponse,
  results: [
    {
      ...place,
      formatted_address: "India",
      geometry: { location: point, location_type: "APPROXIMATE" },
      place_id: "in",
    },
  ],
};

export const partnerConfig = {
  partner_id: "6f1c1a52-0b6e-4a6e-9a55-0a4f0f6f7a11",
  name: "Stars",
  domain: "https://stars.test",
  origins: ["https://stars.test", "https://www.stars.test"],
  redirect_url: "https://stars.test/pages/partner-order-status",
  theme: {
    labelColor: "#4b0082",
    textColor: "#1a1a1a",
    secondaryTextColor: "#555555",
    btnBgColor: "#6a0dad",
    buttonClass: "purple",
  },
  allowed_widgets: ["pujas"],
  mode: "test",
};

export const partnerList = { partners: [partnerConfig] };

const contact = {
  name: "R. Rao",
  role: "Grievance officer",
  phone: "+91 20 1234 5678",
  email: "care@example.test",
  hours: "10 to 18",
};

export const policy = {
  slug: "privacy-policy",
  title: "Privacy",
  version: "1.0",
  effective_on: "2026-11-01",
  summary: ["We keep little."],
  sections: [
    {
      id: "what",
      heading: "What we keep",
      blocks: [
        { type: "paragraph", text: "Names." },
        { type: "list", items: ["name"] },
        { type: "table", caption: "Kept", head: ["What"], rows: [["name"]] },
      ],
    },
  ],
  history: [{ version: "1.0", effective_on: "2026-11-01", change: "The first." }],
  contacts: [contact],
  grievance_officer: contact,
};
