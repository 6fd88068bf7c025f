// After a booking, the page shows its reference and a link to its status.

/** Tells in a live region of the page what was booked; the link to its state is written there already, hidden. */
export function announceBooking(region) {
  const template = region.querySelector("template");
  document.addEventListener("aradhana:order_success", () => {
    if (!region.querySelector("a")) region.append(template.content.cloneNode(true));
  });
}

for (const region of document.querySelectorAll("[data-booked]")) announceBooking(region);
