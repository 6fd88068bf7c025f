// The list of what the widgets of this page say, as they say it. Any page can have the same: events of the elements bubble.

const MOST = 100;

/** Follows the events that a section names in `data-events`, in the list of that section. */
export function followEvents(section) {
  const list = section.querySelector("ol");
  const none = section.querySelector("[data-none]");
  const heights = section.querySelector("[data-heights]");
  const isHidden = (type) => type === "resize" && !heights.checked;

  const showFitting = () => {
    for (const entry of list.children) entry.hidden = isHidden(entry.dataset.type);
    none.hidden = [...list.children].some((entry) => !entry.hidden);
  };
  const add = (type, widget, detail) => {
    const entry = entryOf(type, widget, detail);
    entry.hidden = isHidden(type);
    list.append(entry);
    while (list.children.length > MOST) list.firstElementChild.remove();
    if (entry.hidden) return;
    none.hidden = true;
    // A log that was scrolled back stays where it is.
    const box = list.parentElement;
    if (box.scrollHeight - box.scrollTop - box.clientHeight < 120) box.scrollTop = box.scrollHeight;
  };

  for (const type of section.dataset.events.split(" ")) {
    document.addEventListener(`aradhana:${type}`, ({ target, detail }) => add(type, target, detail));
  }
  heights.addEventListener("change", showFitting);
  section.querySelector("[data-clear]").addEventListener("click", () => {
    list.replaceChildren();
    showFitting();
  });
}

function entryOf(type, widget, detail) {
  const part = (tag, text) => Object.assign(document.createElement(tag), { textContent: text });
  const entry = document.createElement("li");
  entry.dataset.type = type;
  const time = new Date();
  const facts = Object.entries(detail).map(([name, value]) => `${name}: ${value}`);
  entry.append(
    Object.assign(part("time", time.toLocaleTimeString("en-GB")), { dateTime: time.toISOString() }),
    " ",
    part("strong", type),
    " ",
    part("span", widget.getAttribute("label") ?? widget.getAttribute("widget")),
    " ",
    part("code", facts.join(", ")),
  );
  return entry;
}

for (const section of document.querySelectorAll("[data-events]")) followEvents(section);
