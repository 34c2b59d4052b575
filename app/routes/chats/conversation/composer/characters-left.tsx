import { useEffect, useState, type RefObject } from "react";
import { cleanText } from "../../../../domain/clean-text.ts";
import { useTranslation } from "../../../../request/locale/use-translation.ts";
import * as styles from "./composer.css.ts";

interface CharactersLeftProps {
  box: RefObject<HTMLElement | null>;
  /** How many characters a message may have. */
  length: number;
  /** Of the draft: with another one something else stands in the field. */
  draftKey: string;
}

/** How many characters fit yet, once nine in ten are used; counted as the API does. Its place is kept free, so nothing moves. */
export function CharactersLeft({ box, length, draftKey }: CharactersLeftProps) {
  const { t } = useTranslation("sending");
  const [used, setUsed] = useState(0);
  useEffect(() => {
    const field = box.current?.querySelector("textarea");
    const count = () => setUsed(charactersIn(field?.value ?? "", length));
    count();
    field?.addEventListener("input", count);
    return () => field?.removeEventListener("input", count);
  }, [box, length, draftKey]);
  return (
    <span className={styles.left} aria-live="polite">
      {used >= 0.9 * length &&
        (used > length ? t("over", { count: used - length }) : t("left", { count: length - used }))}
    </span>
  );
}

/** Most texts are far shorter; those are not counted sign by sign at each key. */
function charactersIn(text: string, length: number): number {
  return text.length < 0.9 * length ? 0 : [...cleanText(text)].length;
}
