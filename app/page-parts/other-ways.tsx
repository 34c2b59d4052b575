import { AppLink } from "./navigation/app-link.tsx";

/** From where members look at people to the pages on which the site suggests them. `words` come with the page's data. */
export function OtherWays({ words }: { words: string }) {
  return (
    <p>
      <AppLink href="/suggestions">{words}</AppLink>
    </p>
  );
}
