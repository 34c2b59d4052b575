import { colours } from "../../design/theme.css.ts";
import { Illustration } from "./illustration.tsx";

const { art, surface, tone } = colours;

/** Two speech bubbles, one with three dots. */
export function EmptyChatIllustration() {
  return (
    <Illustration>
      <circle cx="120" cy="90" r="86" fill={surface.tint} />
      <path
        fill={art.petal}
        d="M58 40h92a16 16 0 0 1 16 16v34a16 16 0 0 1-16 16H86l-24 20v-20h-4a16 16 0 0 1-16-16V56a16 16 0 0 1 16-16"
      />
      <path fill="none" stroke={art.paper} strokeWidth="6" strokeLinecap="round" d="M62 63h82M62 82h50" />
      <path
        fill={art.sun}
        d="M122 92h62a14 14 0 0 1 14 14v26a14 14 0 0 1-14 14h-2v18l-22-18h-38a14 14 0 0 1-14-14v-26a14 14 0 0 1 14-14"
      />
      <path stroke={tone.unread.text} strokeWidth="10" strokeLinecap="round" d="M134 119h.1M153 119h.1M172 119h.1" />
    </Illustration>
  );
}
