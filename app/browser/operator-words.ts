/**
 * Keeps what an operator types on this page in their tab until they sign out: their session may end, or a colleague take over,
 * before it is sent. Where the page has none of its own it is there again.
 */
for (const field of document.querySelectorAll("textarea")) {
  const key = `${location.pathname} ${field.name}`;
  field.value ||= sessionStorage.getItem(key) ?? "";
  field.addEventListener("input", () => sessionStorage.setItem(key, field.value));
}
const signingOut = document.querySelector<HTMLFormElement>('form[action$="/logout"]');
signingOut?.addEventListener("submit", () => sessionStorage.clear());
