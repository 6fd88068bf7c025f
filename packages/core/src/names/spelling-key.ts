/** The nasal before each group of consonants, which a dot can represent. */
const nasals = [/ङ्(?=[क-घ])/g, /ञ्(?=[च-झ])/g, /ण्(?=[ट-ढ])/g, /न्(?=[त-ध])/g, /म्(?=[प-भ])/g];

/**
 * The same text for spellings that differ only in what is a matter of habit: a dot or the nasal it stands for
 * (संदीप, सन्दीप), the dot under letters of borrowed sounds (ज़ोया, जोया), and ये or ए, यी or ई after a vowel.
 */
export const spellingKey = (spelling: string): string =>
  nasals
    .reduce((text, nasal) => text.replace(nasal, "ं"), spelling.normalize("NFC"))
    .replace(/([कखगजफ])़/g, "$1")
    .replace(/ँ/g, "ं")
    .replace(/(?<=[अ-औा-ौ])यी/g, "ई")
    .replace(/(?<=[अ-औा-ौ])ये/g, "ए");
