/** How many characters a field still takes, or has too many (`characters-left.tsx`), shown from the last tenth of them on. */
for (const part of document.querySelectorAll<HTMLElement>("[data-characters]")) {
  const field = document.querySelector<HTMLInputElement>(`[name="${part.dataset["characters"]}"]`);
  const [before, number, behind] = part.querySelectorAll("span");
  if (!field || !before || !number || !behind) continue;
  const most = Number(part.dataset["most"]);
  const show = () => {
    // As the server counts them: an emoji is one, space around is none.
    const left = most - [...field.value.trim()].length;
    // Not with every key.
    part.ariaLive = left % 20 === 0 ? "polite" : "off";
    number.textContent = String(Math.abs(left));
    before.hidden = left < 0;
    behind.hidden = left >= 0;
    part.hidden = left > Math.max(10, most / 10);
  };
  field.addEventListener("input", show);
  show();
}
