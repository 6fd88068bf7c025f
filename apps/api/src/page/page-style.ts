/** The CSS of the API's own pages, with a light and a dark scheme. */
export const pageStyle = `
:root {
  color-scheme: light dark; accent-color: var(--accent);
  --page: #fbf7ef; --surface: #fffdf9; --text: #2a1710; --soft: #6b5548; --accent: #800000;
  --on-accent: #fff8ee; --border: #e4d8c4; --control: #8a7363; --note: #f1e8d8; --good: #556b2f;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #17100c; --surface: #211712; --text: #f4e9dc; --soft: #c0a998; --accent: #ecae3e;
    --on-accent: #2a1503; --border: #3d2d23; --control: #97806f; --note: #2b1f18; --good: #a9bd7f;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--page); color: var(--text);
  font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Devanagari", sans-serif;
}
:lang(hi) { line-height: 1.7; }
main { max-width: 34rem; margin: 0 auto; padding: 32px 16px 56px; }
h1 { margin: 0 0 12px; font: 400 1.625rem/1.25 Georgia, "Noto Serif", "Noto Serif Devanagari", serif; }
:lang(hi) h1 { line-height: 1.4; }
h2 { margin: 0 0 4px; font-size: 1rem; }
p { margin: 0 0 12px; }
a { color: var(--accent); }
.soft { color: var(--soft); }
.card {
  margin: 20px 0; padding: 20px; background: var(--surface); border: 1px solid var(--border); border-radius: 4px;
}
.note { padding: 12px 16px; background: var(--note); border-radius: 4px; }
.good { color: var(--good); }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0; }
dt { color: var(--soft); }
dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
dd.amount { font-size: 1.25rem; font-weight: 600; }
pre { margin: 8px 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
form { display: grid; gap: 12px; }
fieldset { display: grid; margin: 0 0 12px; padding: 8px 16px; border: 1px solid var(--border); border-radius: 4px; }
legend { padding-inline: 4px; font-weight: 600; }
label { display: flex; gap: 12px; align-items: center; min-block-size: 44px; }
input[type="radio"] { flex: none; inline-size: 20px; block-size: 20px; margin: 0; }
button, .button {
  display: block; inline-size: 100%; min-block-size: 44px; padding: 10px 16px; border-radius: 4px; cursor: pointer;
  border: 1px solid var(--control); background: transparent; color: var(--text); font: inherit; text-align: center;
  text-decoration: none;
}
button.primary, .button.primary {
  border-color: var(--accent); background: var(--accent); color: var(--on-accent); font-weight: 600;
}
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;
