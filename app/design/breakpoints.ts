/** Media conditions from a width upward (spec §10): `"@media": { [from.tablet]: { … } }`. Phones need none. */
export const from = {
  largePhone: "(min-width:576px)",
  tablet: "(min-width:768px)",
  desktop: "(min-width:992px)",
  wide: "(min-width:1200px)",
};

export const belowLargePhone = "(max-width:575px)";

export const belowTablet = "(max-width:767px)";

/** Phones and tablets: the main items of the top bar stand in a bar at the bottom edge, `vars.size.bottomBar` high. */
export const belowDesktop = "(max-width:991px)";

/** A phone with its keyboard up, or on its side: bars there scroll with the page instead of eating it. */
export const lowWindow = "(max-height:479px)";
export const notLow = "(min-height:480px)";

export const motionAllowed = "(prefers-reduced-motion:no-preference)";
export const motionUnwanted = "(prefers-reduced-motion:reduce)";

/** The site as an app of its own, without the browser's bars. No server can tell. */
export const installed = "(display-mode:standalone)";
