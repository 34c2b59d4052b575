import { vars } from "../../design/theme.css.ts";
import * as styles from "./logo.css.ts";

const petal = "M20 18C13 14 11 5 16 2c2-1 6-1 8 0 5 3 3 12-4 16";

/** Our periwinkle with the site's name beside it; without a name only the flower. */
export function Logo({ name, size = 40 }: { name?: string; size?: number }) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
        <g fill={vars.action.primary}>
          {[0, 72, 144, 216, 288].map((turn) => (
            <path key={turn} d={petal} transform={turn ? `rotate(${turn} 20 21)` : undefined} />
          ))}
        </g>
        <circle cx="20" cy="21" r="3.5" fill={vars.art.sun} />
      </svg>
      {name}
    </span>
  );
}
