// The files of a worker share a document: each starts with an empty one, at the home page, for an unknown visitor.
const root = document.documentElement;
for (const name of root.getAttributeNames()) root.removeAttribute(name);
document.head.replaceChildren();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
for (const cookie of document.cookie.split("; ")) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookieStore
  document.cookie = `${cookie.split("=", 1)}=; path=/; max-age=0`;
}
history.replaceState(null, "", "/");
