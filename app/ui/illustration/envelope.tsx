import { colours } from "../../design/theme.css.ts";
import { Illustration } from "./illustration.tsx";

const { art, surface } = colours;

/** A letter with a flower on its seal, coming out of its envelope. */
export function EnvelopeIllustration() {
  return (
    <Illustration>
      <circle cx="120" cy="90" r="86" fill={surface.tint} />
      <path fill={art.petal} d="M44 82 120 30l76 52v66a10 10 0 0 1-10 10H54a10 10 0 0 1-10-10z" />
      <path fill={art.paper} d="M62 46h116v80H62z" />
      <path fill="none" stroke={art.petal} strokeWidth="5" strokeLinecap="round" d="M78 66h60M78 82h84M78 98h44" />
      <path fill={art.petal} d="m44 84 76 46 76-46v64a10 10 0 0 1-10 10H54a10 10 0 0 1-10-10z" />
      <path fill={art.paper} opacity=".25" d="m48 156 54-38 18 11 18-11 54 38a10 10 0 0 1-6 2H54a10 10 0 0 1-6-2" />
      <circle cx="120" cy="130" r="13" fill={art.sun} />
    </Illustration>
  );
}
