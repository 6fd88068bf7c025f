import fc from "fast-check";
import { expect, test } from "vitest";
import { gotras, nakshatras, rashis, spoken, toDevanagari } from "./index.ts";

test.each([
  ["Ramesh Kumar", "रमेश कुमार"],
  ["Asha Sharma", "आशा शर्मा"],
  ["Sita Devi", "सीता देवी"],
  ["Suresh", "सुरेश"],
  ["Ramdas", "रमदस"],
  ["Krishna", "कृष्णा"],
  ["Harish", "हरिश"],
  ["Priya", "प्रिया"],
  ["Lakshmi Narayan", "लक्ष्मी नारायण"],
  ["Meena", "मीना"],
  ["Mukesh", "मुकेश"],
  ["Geeta", "गीता"],
  ["Bhavesh", "भवेश"],
  ["Vandana", "वन्दना"],
  ["J. P. Singh", "जे. पी. सिंह"],
  ["आशा", "आशा"],
  ["Srimati Usha", "श्रीमती उषा"],
  ["Smt Usha", "श्रीमती उषा"],
  ["Sridhar", "श्रीधर"],
  ["Shreedhar", "श्रीधर"],
  ["Srishti", "सृष्टि"],
])("%s is proposed as %s", (name, written) => {
  expect(toDevanagari(name)).toBe(written);
});

test("letters of the Latin alphabet never remain in a word of it", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,20}$/), (name) => {
      expect(toDevanagari(name)).toMatch(/^\p{Script=Devanagari}+$/u);
    }),
  );
});

test.each(["constructor", "tostring", "valueof"])(
  "%s, a word of every object, is a name like others",
  (name) => {
    expect(toDevanagari(name)).toMatch(/^\p{Script=Devanagari}+$/u);
  },
);

test("there are 27 nakshatras and 12 rashis", () => {
  expect(nakshatras).toHaveLength(27);
  expect(rashis).toHaveLength(12);
  expect(gotras.length).toBeGreaterThan(40);
});

test("a word of the ritual is known in either script and any case", () => {
  expect(spoken(" kashyapa ")).toEqual(["Kashyapa", "काश्यप"]);
  expect(spoken("काश्यप")?.[1]).toBe("काश्यप");
  expect(spoken("Smith")).toBeUndefined();
});

test.each([
  ["Bharadwaja", "भारद्वाज"],
  ["Bhāradvāja", "भारद्वाज"],
  ["Kaashyap", "काश्यप"],
  ["Kashyap gotra", "काश्यप"],
  ["Shrivatsa", "श्रीवत्स"],
  ["Viswamitra", "विश्वामित्र"],
  ["शांडिल्य", "शाण्डिल्य"],
])("the gotra %s is known as %s, though no list spells it so", (typed, devanagari) => {
  expect(spoken(typed)?.[1]).toBe(devanagari);
});

test.each([...gotras, ...nakshatras, ...rashis])(
  "%s is %s, whatever else sounds nearly alike",
  (latin, devanagari) => {
    expect(spoken(latin)).toEqual([latin, devanagari]);
    expect(spoken(devanagari)?.[1]).toBe(devanagari);
  },
);
