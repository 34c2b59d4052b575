import { vars } from "../../design/theme.css.ts";

const { art, text, surface } = vars;

/** Two people on a bench, a thermos between them, the sun going down. */
export function BenchIllustration() {
  return (
    <svg viewBox="0 0 320 220" width="320" height="220" aria-hidden="true">
      <path fill={surface.tint} d="M0 176C0 88 60 24 160 24s160 64 160 152z" />
      <circle cx="232" cy="74" r="26" fill={art.sun} />
      <path fill={art.leaf} opacity=".45" d="M0 176c30-34 74-40 112-22 44-26 100-28 140 4 26-14 48-10 68 18z" />
      <path fill={art.leaf} d="M0 176h320v8a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z" />
      <g fill="none" stroke={text.normal} strokeWidth="5" strokeLinecap="round">
        <path d="M78 124h164M78 140h164M78 162h164M92 120v70M228 120v70" />
      </g>
      <path fill={art.petal} d="M98 162v-36c0-17 10-28 25-28s25 11 25 28v36z" />
      <path fill={art.rose} d="M172 162v-36c0-17 10-28 25-28s25 11 25 28v36z" />
      <path fill={text.normal} d="M101 160h46v32h-13v-18h-8v18h-13v-18h-12zM175 160h44v14h-12v18h-12v-18h-6v18h-14z" />
      <circle cx="124" cy="78" r="17" fill={art.skin} />
      <circle cx="196" cy="78" r="17" fill={art.skin2} />
      <path fill={art.hair} d="M106 78c-2-14 7-22 18-22s20 8 17 21c-5-7-12-10-19-10-6 0-12 4-16 11" />
      <path fill={art.hair} d="M178 84c-6-18 4-30 19-30 14 0 23 11 18 29-1-9-5-15-10-17-8 5-20 3-27 18" />
      <path fill="none" stroke={art.skin} strokeWidth="7" strokeLinecap="round" d="M140 128c4 10 8 14 17 15" />
      <path fill="none" stroke={art.skin2} strokeWidth="7" strokeLinecap="round" d="M180 128c-4 10-8 14-17 15" />
    </svg>
  );
}
