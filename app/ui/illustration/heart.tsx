import { colours } from "../../design/theme.css.ts";
import { Illustration } from "./illustration.tsx";

const { art, surface } = colours;

/** Two hearts that lean on each other. */
export function HeartIllustration() {
  return (
    <Illustration>
      <circle cx="120" cy="90" r="86" fill={surface.tint} />
      <path
        fill={art.petal}
        d="M92 138C56 112 42 92 48 70c6-20 32-24 44-4 12-20 38-16 44 4 6 22-8 42-44 68"
        transform="rotate(-8 92 100)"
      />
      <path
        fill={art.rose}
        d="M148 150c-30-22-42-39-37-57 5-17 27-20 37-3 10-17 32-14 37 3 5 18-7 35-37 57"
        transform="rotate(9 148 120)"
      />
      <circle cx="186" cy="50" r="7" fill={art.sun} />
      <circle cx="168" cy="34" r="4" fill={art.sun} />
    </Illustration>
  );
}
