import type { IconNode } from "lucide";
import * as styles from "./icon.css.ts";
import { paths, type IconName } from "./paths.ts";

export type { IconName };

/**
 * A drawn icon in the colour of its text, `size` in CSS pixels (24 unless told). Hidden from screen readers: the
 * word always stands beside it.
 */
export function Icon({ name, size }: { name: IconName; size?: number }) {
  return (
    <svg
      className={name === "heart-filled" ? styles.filled : styles.icon}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      dangerouslySetInnerHTML={drawings[name]}
    />
  );
}

/** Each drawing as HTML, once: a page has fifty icons, and as elements they were a fifth of it (decision 0105). */
const drawings = Object.fromEntries(
  Object.entries<IconNode>(paths).map(([name, shapes]) => [name, { __html: shapes.map(htmlOf).join("") }]),
) as Record<IconName, { __html: string }>;

/** Names and numbers out of our own table: nothing in them needs escaping. */
function htmlOf([tag, attributes]: IconNode[number]): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${written.join("")}/>`;
}
