import { colours } from "../../design/theme.css.ts";
import { Illustration } from "./illustration.tsx";

const { art, text, surface } = colours;

/** Two people on a bench, seen from behind, arm in arm before a low sun. */
export function BenchIllustration() {
  return (
    <Illustration size="wide">
      <path fill={surface.tint} d="M0 180C0 84 64 12 160 12s160 72 160 168z" />
      <circle cx="159" cy="88" r="42" fill={art.sun} />
      <path fill={art.leaf} opacity=".45" d="M4 150c36-30 84-30 120-8 46-26 108-24 190 6l6 40H0z" />
      <path fill={art.leaf} d="M0 174c100-14 220-14 320 0v10a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z" />
      <path fill={art.skin2} d="M118 88h16v24h-16z" />
      <path fill={art.skin} d="M184 90h14v24h-14z" />
      <path fill={art.rose} d="M158 184v-44c0-22 13-34 33-34s33 12 33 34v44z" />
      <path fill={art.petal} d="M92 184v-46c0-22 14-34 34-34s34 12 34 34v46z" />
      <path fill="none" stroke={art.petal} strokeWidth="14" strokeLinecap="round" d="M142 122c18-2 36 0 54 2" />
      <circle cx="202" cy="124" r="7" fill={art.skin2} />
      <circle cx="128" cy="80" r="19" fill={art.skin2} />
      <path fill={art.hair} d="M109 82c-4-18 6-27 20-27s23 10 19 27c-3 10-9 14-19 14s-17-4-20-14" />
      <path fill={art.hair2} d="M172 88c-4-17 5-27 18-27 14 0 23 10 19 27-2 13-9 16-19 16s-16-4-18-16" />
      <circle cx="192" cy="57" r="10" fill={art.hair2} />
      <g fill="none" stroke={text.normal} strokeWidth="7" strokeLinecap="round">
        <path d="M66 146h188M66 162h188M62 182h196" />
        <path d="M84 140v62M236 140v62" />
      </g>
    </Illustration>
  );
}
