import type { Text } from "../text.ts";

export type Relation = { readonly slug: string; readonly name: Text };

/** How a devotee is related to the buyer. */
export const relations: readonly Relation[] = [
  { slug: "self", name: { en: "Myself", hi: "स्वयं" } },
  { slug: "spouse", name: { en: "Husband or wife", hi: "पति या पत्नी" } },
  { slug: "father", name: { en: "Father", hi: "पिता" } },
  { slug: "mother", name: { en: "Mother", hi: "माता" } },
  { slug: "son", name: { en: "Son", hi: "पुत्र" } },
  { slug: "daughter", name: { en: "Daughter", hi: "पुत्री" } },
  { slug: "brother", name: { en: "Brother", hi: "भाई" } },
  { slug: "sister", name: { en: "Sister", hi: "बहन" } },
  { slug: "grandfather", name: { en: "Grandfather", hi: "दादा या नाना" } },
  { slug: "grandmother", name: { en: "Grandmother", hi: "दादी या नानी" } },
  { slug: "grandchild", name: { en: "Grandchild", hi: "पोता, पोती, नाती या नातिन" } },
  { slug: "father-in-law", name: { en: "Father-in-law", hi: "ससुर" } },
  { slug: "mother-in-law", name: { en: "Mother-in-law", hi: "सास" } },
  { slug: "son-in-law", name: { en: "Son-in-law", hi: "दामाद" } },
  { slug: "daughter-in-law", name: { en: "Daughter-in-law", hi: "बहू" } },
  { slug: "uncle", name: { en: "Uncle", hi: "चाचा, मामा या फूफा" } },
  { slug: "aunt", name: { en: "Aunt", hi: "चाची, बुआ या मौसी" } },
  { slug: "friend", name: { en: "Friend", hi: "मित्र" } },
  { slug: "ancestor", name: { en: "Ancestor", hi: "पूर्वज" } },
  { slug: "other", name: { en: "Someone else", hi: "कोई अन्य" } },
];
