import { colours } from "../../design/theme.css.ts";

/** A drawn placeholder for a missing photo. */
export function Silhouette() {
  return (
    <svg viewBox="0 0 80 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        fill={colours.art.petal}
        opacity=".5"
        d="M40 22a17 17 0 1 1 0 35 17 17 0 0 1 0-35M4 104c0-24 14-39 36-39s36 15 36 39"
      />
    </svg>
  );
}
