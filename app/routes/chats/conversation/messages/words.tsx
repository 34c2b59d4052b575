import { textPieces } from "../../../../domain/links.ts";
import * as styles from "./bubble.css.ts";

/** What was written, to the letter, in its own direction; addresses of pages can be followed. Nothing is fetched from there. */
export function Words({ text }: { text: string }) {
  return (
    <p className={styles.text} dir="auto">
      {textPieces(text).map(({ text: words, href }, at) =>
        href ? (
          <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow ugc" dir="ltr">
            {words}
          </a>
        ) : (
          words
        ),
      )}
    </p>
  );
}
