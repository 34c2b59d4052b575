import { colours } from "../../design/theme.css.ts";
import { Illustration } from "./illustration.tsx";

const { art, surface, text } = colours;

/** A path that ends at a signpost with two empty arms. */
export function LostPathIllustration() {
  return (
    <Illustration size="wide">
      <path fill={surface.tint} d="M0 176C0 88 60 24 160 24s160 64 160 152z" />
      <circle cx="82" cy="80" r="20" fill={art.sun} />
      <path fill={art.leaf} opacity=".5" d="M0 164c50-40 92-36 140-10 60-30 130-26 180 10v20H0z" />
      <path fill={art.leaf} d="M0 176h320v8a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z" />
      <path
        fill={art.paper}
        opacity=".85"
        d="M126 208c10-18 46-20 44-34-1-8-18-8-16-18 30 2 42 10 38 22-3 10-16 16-14 30z"
      />
      <path fill={text.normal} d="M206 78a4 4 0 0 1 8 0v102h-8z" />
      <path fill={art.petal} d="M170 88h66l14 12-14 12h-66z" />
      <path fill={art.rose} d="M244 118h-58l-14 12 14 12h58z" />
      <path fill="none" stroke={art.paper} strokeWidth="4" strokeLinecap="round" d="M182 100h34M198 130h32" />
    </Illustration>
  );
}
