/** How many characters a field still takes (`characters-left.tsx`), shown while the last tenth of them is typed. */
for (const part of document.querySelectorAll<HTMLElement>("[data-characters]")) {
  const field = document.querySelector<HTMLInputElement>(`[name="${part.dataset["characters"]}"]`);
  const number = part.querySelector("span");
  if (!field || !number || field.maxLength < 0) continue;
  const show = () => {
    const left = field.maxLength - field.value.length;
    // Not with every key.
    part.ariaLive = left % 20 === 0 ? "polite" : "off";
    number.textContent = String(left);
    part.hidden = left > Math.max(10, field.maxLength / 10);
  };
  field.addEventListener("input", show);
  show();
}
