import type { Page } from "@playwright/test";

interface Card {
  name: string | undefined;
  /** Colours of the niche, from the corner with the flower to the other. */
  surfaces: { wash: string; tint: string };
}

const STYLES = `
  html, body { margin: 0; height: 100%; overflow: hidden; }
  .card { box-sizing: border-box; display: grid; grid-template-columns: 452px 1fr; align-items: center;
    width: 1200px; height: 630px; overflow: hidden; }
  .card .brand { display: grid; justify-items: center; gap: 20px; text-align: center; font-size: 66px; line-height: 1.1; font-weight: 700; }
  .card .brand svg { width: 200px; height: 200px; }
  .card.plain .brand svg { width: 300px; height: 300px; }
  .card .people { display: grid; grid-template-columns: repeat(3, 1fr); gap: 24px; padding: 0 48px 28px; }
  .card .people > svg { width: 100%; height: auto; border-radius: 20px; display: block; }
  .card .people > :nth-child(3n+2) { translate: 0 28px; }
`;

/** Makes of the first page of a site one card: its flower, `name` if there is one, and the people drawn there. */
export async function drawCard(page: Page, { name, surfaces: { wash, tint } }: Card): Promise<void> {
  await page.addStyleTag({
    content: `${STYLES} .card { background: linear-gradient(90deg, ${wash} 452px, ${tint} 0); }`,
  });
  await page.evaluate(async (written) => {
    const heading = document.querySelector("h1");
    const flower = document.querySelector("header svg");
    const people = [...document.querySelectorAll("main [role=img] > svg")];
    if (!heading || !flower || people.length === 0) throw new Error("The first page is another than it was.");
    const { fontFamily, color } = getComputedStyle(heading);
    const part = (className: string) => Object.assign(document.createElement("div"), { className });
    const [card, brand, wall] = [part(written ? "card" : "card plain"), part("brand"), part("people")];
    Object.assign(brand.style, { fontFamily, color });
    brand.append(flower, written ?? "");
    wall.append(...people);
    card.append(brand, wall);
    document.body.replaceChildren(card);
    await document.fonts.ready;
  }, name);
}
