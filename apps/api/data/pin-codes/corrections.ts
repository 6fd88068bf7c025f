import type { StateCode } from "../../src/geo/postal-circles.ts";

type Names = Readonly<Record<string, string>>;

/**
 * Districts whose name was changed after the directory was written, by state, with the law or the notification.
 * A district that was divided is in `misplacedPins` instead: one new name would be wrong for a part of it.
 */
export const renamedDistricts: Readonly<Partial<Record<StateCode, { source: string; names: Names }>>> = {
  AS: {
    source: "Government of Assam, notification of November 2024",
    names: { Karimganj: "Sribhumi" },
  },
  KA: {
    source: "Government of Karnataka, decision and notification of May 2025",
    names: { Ramanagara: "Bengaluru South" },
  },
  MH: {
    source:
      "Government of Maharashtra, notifications of 15 September 2023 and, for Ahilyanagar, of October 2024",
    names: {
      Ahmednagar: "Ahilyanagar",
      Aurangabad: "Chhatrapati Sambhajinagar",
      Osmanabad: "Dharashiv",
    },
  },
  MP: {
    source:
      "Government of Madhya Pradesh, notification of February 2022; Khandwa is the everyday name of East Nimar",
    names: { Hoshangabad: "Narmadapuram", "East Nimar": "Khandwa" },
  },
  SK: {
    source: "Sikkim (Re-organisation of Districts) Act, 2021",
    names: {
      "East District": "Gangtok",
      "North District": "Mangan",
      "South District": "Namchi",
      "West District": "Gyalshing",
    },
  },
};

/** Names that the directory spells otherwise than the districts' own offices do, and abbreviations. */
export const spelledDistricts: Readonly<Partial<Record<StateCode, Names>>> = {
  AN: { Nicobars: "Nicobar", "South Andamans": "South Andaman" },
  AP: {
    Konaseema: "Dr. B.R. Ambedkar Konaseema",
    Ntr: "NTR",
    "Spsr Nellore": "Sri Potti Sriramulu Nellore",
    Visakhapatanam: "Visakhapatnam",
    "Y.S.R.": "YSR Kadapa",
  },
  AS: {
    "Kamrup Metro": "Kamrup Metropolitan",
    Marigaon: "Morigaon",
    "South Salmara Mancachar": "South Salmara-Mankachar",
  },
  BR: { "Kaimur (Bhabua)": "Kaimur" },
  CG: { "Gaurella Pendra Marwahi": "Gaurela-Pendra-Marwahi", Korea: "Koriya" },
  GJ: {
    Ahmadabad: "Ahmedabad",
    Arvalli: "Aravalli",
    "Banas Kantha": "Banaskantha",
    Chhotaudepur: "Chhota Udaipur",
    Dohad: "Dahod",
    Mahesana: "Mehsana",
    "Panch Mahals": "Panchmahal",
    "Sabar Kantha": "Sabarkantha",
  },
  HP: { "Lahul And Spiti": "Lahaul and Spiti" },
  HR: { "Charki Dadri": "Charkhi Dadri" },
  JH: {
    "East Singhbum": "East Singhbhum",
    Sahebganj: "Sahibganj",
    "Saraikela Kharsawan": "Seraikela-Kharsawan",
  },
  KA: { Davangere: "Davanagere", Vijaynagar: "Vijayanagara" },
  LA: { "Leh Ladakh": "Leh" },
  LD: { "Lakshadweep District": "Lakshadweep" },
  MZ: { Saiha: "Siaha" },
  OD: { Anugul: "Angul", Baleshwar: "Balasore", Jajapur: "Jajpur", Sonepur: "Subarnapur" },
  PB: {
    Firozepur: "Firozpur",
    "S.A.S Nagar": "SAS Nagar (Mohali)",
    "Shahid Bhagat Singh Nagar": "Shaheed Bhagat Singh Nagar",
  },
  PY: { Pondicherry: "Puducherry" },
  RJ: { Ganganagar: "Sri Ganganagar" },
  TN: { Tuticorin: "Thoothukudi" },
  TS: { Jagitial: "Jagtial", Jangoan: "Jangaon", "Medchal Malkajgiri": "Medchal-Malkajgiri" },
  UK: { "Rudra Prayag": "Rudraprayag", "Udam Singh Nagar": "Udham Singh Nagar", "Uttar Kashi": "Uttarkashi" },
  UP: { "Kushi Nagar": "Kushinagar", "Sant Kabeer Nagar": "Sant Kabir Nagar" },
  WB: {
    "24 Paraganas North": "North 24 Parganas",
    "24 Paraganas South": "South 24 Parganas",
    Coochbehar: "Cooch Behar",
    "Dinajpur Dakshin": "Dakshin Dinajpur",
    "Dinajpur Uttar": "Uttar Dinajpur",
    Maldah: "Malda",
    "Medinipur East": "Purba Medinipur",
    "Medinipur West": "Paschim Medinipur",
  },
};

/**
 * PIN codes that the directory files under another district. All of Bastar Division's were once sorted in Raipur; each
 * belongs to the district of its main office's town. Null: nothing reliable is known.
 */
export const misplacedPins: readonly (readonly [state: StateCode, district: string | null, pins: string])[] =
  [
    ["AR", "Changlang", "792124"],
    ["CG", "Bastar", "494001 494010 494221 494222 494223"],
    ["CG", "Sukma", "494111 494114 494115"],
    ["CG", "Kondagaon", "494331 494347"],
    ["CG", "Kanker", "494332 494333 494334 494335 494336 494337 494670"],
    ["CG", "Bijapur", "494444 494446 494447 494448"],
    ["SK", "Soreng", "737121"],
    ["TR", "West Tripura", "799001"],
    ["UP", null, "224172"],
  ];
