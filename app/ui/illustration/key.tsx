import { colours } from "../../design/theme.css.ts";
import { Illustration } from "./illustration.tsx";

const { art, surface } = colours;

/** A key on a ribbon, before the light of an open door. */
export function KeyIllustration() {
  return (
    <Illustration>
      <circle cx="120" cy="90" r="86" fill={surface.tint} />
      <path fill={art.leaf} d="M66 166V74a40 40 0 0 1 80 0v92z" />
      <path fill={art.sun} opacity=".8" d="M82 166V78a24 24 0 0 1 48 0v88z" />
      <g fill="none" stroke={art.petal} strokeWidth="11" strokeLinejoin="round">
        <circle cx="164" cy="74" r="18" />
        <path strokeLinecap="round" d="M164 94v56M164 132h18M164 150h14" />
      </g>
      <path fill={art.rose} d="M164 60c-6-16-26-18-24-6s16 10 24 6c8 4 22 6 24-6s-18-10-24 6" />
    </Illustration>
  );
}
