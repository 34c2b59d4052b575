import * as styles from "./why-lines.css.ts";

/** Why somebody is suggested, a reason a line. */
export function WhyLines({ lines }: { lines: string[] }) {
  return (
    <>
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    </>
  );
}
