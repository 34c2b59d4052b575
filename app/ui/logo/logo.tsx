import { flower } from "../../design/tokens.ts";
import { colours } from "../../design/theme.css.ts";
import * as styles from "./logo.css.ts";

const { x, y } = flower.middle;

/** Our periwinkle with the site's name beside it; without a name only the flower. */
export function Logo({ name, size = 40 }: { name?: string; size?: number }) {
  return (
    <span className={name && styles.named}>
      <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
        <g fill={colours.action.primary}>
          {flower.turns.map((turn) => (
            <path key={turn} d={flower.petal} transform={turn ? `rotate(${turn} ${x} ${y})` : undefined} />
          ))}
        </g>
        <circle cx={x} cy={y} r="3.5" fill={colours.art.sun} />
      </svg>
      {name && <span>{name}</span>}
    </span>
  );
}
