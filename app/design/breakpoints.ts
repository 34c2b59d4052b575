/** Media conditions from a width upward (spec §10): `"@media": { [from.tablet]: { … } }`. Phones need none. */
export const from = {
  largePhone: "(min-width:576px)",
  tablet: "(min-width:768px)",
  desktop: "(min-width:992px)",
  wide: "(min-width:1200px)",
};

/** The one downward condition: where the main items of the top bar become a bar at the bottom edge. */
export const belowTablet = "(max-width:767px)";

export const motionAllowed = "(prefers-reduced-motion:no-preference)";
