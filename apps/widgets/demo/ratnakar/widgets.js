// Ratnakar's own script: it puts the widgets into their places with the calls of `window.Aradhana`.

const given = document.querySelector("[data-partner]");
const placeOf = (name) => document.querySelector(`[data-place="${name}"]`);
const language = () => document.querySelector("[data-language] :checked").value;
const floating = document.querySelector("[data-floating]");

const common = () => ({
  partnerId: given.dataset.partner,
  tempOrderId: given.dataset.reference,
  lang: language(),
});

/** Puts a widget into its place; the link that stood there becomes what is shown where no widget comes. */
function fill(widget, options) {
  const place = placeOf(widget);
  const element = window.Aradhana.inline(place, { ...common(), widget, ...options });
  element.append(...place.querySelectorAll(":scope > a"));
}

/** All of them; called again, it changes those that are there. */
function show() {
  fill("pujas", { label: "Rituals for a stone", purpose: "graha-shanti", limit: 6, height: 880 });
  fill("chadhawa-horizontal", { label: "Offerings", limit: 8, height: 512 });
  fill("banners", { label: "Days to keep", height: 410 });
  float();
}

let corner;
function float() {
  if (corner) window.Aradhana.destroy(corner);
  corner = floating.checked
    ? window.Aradhana.floating({ ...common(), widget: "chadhawas", label: "Make an offering" })
    : undefined;
}

function start() {
  show();
  document.querySelector("[data-language]").addEventListener("change", show);
  floating.addEventListener("change", float);
  placeOf("popup").addEventListener("click", (event) => {
    // With a modifier key, the link opens in a tab or a window as usual.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const options = { widget: "pujas", purpose: "graha-shanti", label: "Rituals for the nine planets" };
    window.Aradhana.popup({ ...common(), ...options });
  });
}

// Where the loader never comes, the links stay what they are.
if (given && window.Aradhana) start();
else if (given) document.getElementById("aradhana-loader").addEventListener("load", start);
