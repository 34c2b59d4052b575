import { createElement } from "react";
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
    >
      {paths[name].map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
