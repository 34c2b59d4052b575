/**
 * The page of interests (`interests-fields.tsx`): while somebody types, boxes whose words do not have it are hidden, and headings
 * without any. What is ticked stays in view, and is counted.
 */
const part = document.querySelector<HTMLElement>("[data-filter]");
const field = part?.querySelector("input");
const none = part?.querySelector<HTMLElement>("[role=status]");
const groups = [...document.querySelectorAll<HTMLElement>("fieldset fieldset")];

/** In small letters, without accents. */
function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
}

function filter(typed: string): void {
  let found = false;
  for (const group of groups) {
    const choices = [...group.querySelectorAll("label")];
    for (const choice of choices) {
      const fits = plain(choice.textContent).includes(typed);
      found ||= fits;
      choice.hidden = !fits && !choice.querySelector("input")?.checked;
    }
    group.hidden = choices.every(({ hidden }) => hidden);
  }
  none?.toggleAttribute("hidden", found);
}

const count = document.querySelector<HTMLElement>("[data-chosen]");
const [chosen, number] = [count?.querySelector("span"), count?.querySelector("b")];
const over = count?.querySelector("strong");

function showCount(): void {
  const ticked = document.querySelectorAll("fieldset fieldset input:checked").length;
  const beyond = ticked - Number(count?.dataset["most"]);
  if (number) number.textContent = String(ticked);
  chosen?.removeAttribute("hidden");
  over?.toggleAttribute("hidden", beyond <= 0);
  const words = over?.querySelector("span");
  if (words) words.textContent = String(beyond);
}

if (count) {
  showCount();
  document.addEventListener("change", showCount);
}

if (part && field) {
  part.dataset["ready"] = "";
  field.addEventListener("input", () => filter(plain(field.value)));
  // It searches by itself: the form is sent by its button.
  field.addEventListener("keydown", (event) => {
    if (event.key === "Enter") event.preventDefault();
  });
}
