import { type Niche, nicheOf } from "./niches.ts";

/** The names that are written on the pictures; `npm run share-pictures` draws them. */
export const drawnNames: Record<Niche, string> = {
  general: "Periwinkle",
  she: "Periwinkle",
  bdsm: "Periwinkle",
  bbw: "Periwinkle Curves",
  gilf: "Periwinkle",
  milf: "Periwinkle",
  gay: "Periwinkle Pride",
};

/** Pixels: what Open Graph asks for. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The file of a niche's picture, with the name that is drawn for it or without any. */
export function shareFile(niche: Niche, { named }: { named: boolean }): string {
  return `/share/${niche}${named ? "" : "-plain"}.png`;
}

/** The picture beside a link to a site: in its niche's hue, and with its name where that is the one drawn. Decision 0251. */
export function sharePicture(settings: { niche: number; name: string }): string {
  const niche = nicheOf(settings);
  return shareFile(niche, { named: drawnNames[niche] === settings.name });
}
