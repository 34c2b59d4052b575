import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import type { Asked } from "./asked.server.ts";
import * as styles from "./faq.css.ts";
import { markedPieces } from "./find-questions.ts";
import { links } from "./questions.ts";

interface QuestionProps extends Asked {
  /** What was looked for: the answer is open, and the words are marked. */
  terms: readonly string[];
}

/** One question, and its answer to open. The id is the answer's: a browser opens what a link leads into. */
export function Question({ id, question, answer, terms }: QuestionProps) {
  const { t } = useTranslation("faq");
  const link = isLinked(id) ? { href: links[id], text: t(`links.${id}`) } : undefined;
  return (
    <details className={styles.question} open={terms.length > 0}>
      <summary className={styles.summary}>
        <span>
          <Marked text={question} terms={terms} />
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div id={id} className={styles.answer}>
        <p>
          <Marked text={answer} terms={terms} />
        </p>
        {link && (
          <p>
            <a href={link.href}>{link.text}</a>
          </p>
        )}
      </div>
    </details>
  );
}

function isLinked(id: string): id is keyof typeof links {
  return id in links;
}

function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  return markedPieces(text, terms).map((piece, index) =>
    // Two pieces may be alike.
    piece.marked ? <mark key={`${index}`}>{piece.text}</mark> : piece.text,
  );
}
