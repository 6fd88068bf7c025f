import { expect, test } from "vitest";
import "./make-room.js";

const widgets = () => document.querySelectorAll("aradhana-widget");
const tell = (widget: Element | undefined, type: string, path: string) =>
  widget?.dispatchEvent(new CustomEvent(`aradhana:${type}`, { detail: { path }, bubbles: true }));
const isOutOfTheWay = () => document.documentElement.hasAttribute("data-booking");

test("the button in the corner is out of the way while a widget among the text is past its list", () => {
  document.body.innerHTML = `<aradhana-widget></aradhana-widget><aradhana-widget mode="inline"></aradhana-widget>
    <aradhana-widget mode="popup"></aradhana-widget>`;
  const [first, second, popup] = widgets();
  tell(first, "ready", "/widget/puja-horizontal");
  tell(popup, "navigate", "/widget/pujas/pj_1");
  expect(isOutOfTheWay()).toBe(false);

  tell(first, "navigate", "/widget/pujas/pj_1/information-with-addon");
  tell(second, "ready", "/widget/payment");
  expect(isOutOfTheWay()).toBe(true);
  tell(first, "navigate", "/widget/pujas");
  expect(isOutOfTheWay()).toBe(true);
  // One that has left the page books nothing.
  second?.remove();
  tell(first, "navigate", "/widget/chadhawas");
  expect(isOutOfTheWay()).toBe(false);
});
