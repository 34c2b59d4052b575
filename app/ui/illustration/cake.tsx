import { colours } from "../../design/theme.css.ts";
import { Illustration } from "./illustration.tsx";

const { art, surface } = colours;

/** A cake with three candles. */
export function CakeIllustration() {
  return (
    <Illustration>
      <circle cx="120" cy="90" r="86" fill={surface.tint} />
      <path fill={art.paper} d="M40 150h160l-14 12H54z" />
      <path fill={art.petal} d="M62 106h116v44H62z" />
      <path
        fill={art.rose}
        d="M62 94a10 10 0 0 1 10-10h96a10 10 0 0 1 10 10v18c-10 12-19 12-29 0-10 12-19 12-29 0-10 12-19 12-29 0-10 12-19 12-29 0z"
      />
      <path fill="none" stroke={art.leaf} strokeWidth="8" d="M90 84V56M120 84V56M150 84V56" />
      <path
        fill={art.sun}
        d="M90 34c8 9 8 18 0 20-8-2-8-11 0-20M120 34c8 9 8 18 0 20-8-2-8-11 0-20M150 34c8 9 8 18 0 20-8-2-8-11 0-20"
      />
    </Illustration>
  );
}
