/** Seconds that the film takes. The page says it in words. */
export const FILM_SECONDS = 9;

/** When each scene of the film begins, in seconds: the film is made by this table, and its captions are timed by it. */
export const filmScenes = { bench: 0, letter: 2, heart: 4.4, walk: 6.2 } as const;

export const sceneNames = Object.keys(filmScenes) as (keyof typeof filmScenes)[];

/** The captions as WebVTT: each scene's words, until the next one begins. */
export function captionsOf(words: (scene: keyof typeof filmScenes) => string): string {
  const cues = sceneNames.map((scene, index) => {
    const next = sceneNames[index + 1];
    return `${timeOf(filmScenes[scene])} --> ${timeOf(next ? filmScenes[next] : FILM_SECONDS)}\n${words(scene)}`;
  });
  return `WEBVTT\n\n${cues.join("\n\n")}\n`;
}

/** `00:04.400`; no film of ours takes a minute. */
function timeOf(seconds: number): string {
  return `00:${seconds.toFixed(3).padStart(6, "0")}`;
}
