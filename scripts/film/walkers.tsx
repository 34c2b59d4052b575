import { colours } from "../../app/design/theme.css.ts";

const { art, text } = colours;

/** The two of the bench, walking arm in arm away from us. Drawn in a box of 200 by 260; `film.css` moves their feet. */
export function Walkers() {
  return (
    <>
      <ellipse cx="102" cy="250" rx="84" ry="8" fill={text.normal} opacity=".12" />
      <g className="foot">
        <path fill={text.normal} d="M48 172h22v66a8 8 0 0 1-8 8H46a3 3 0 0 1-1-5l3-3z" />
      </g>
      <g className="foot other">
        <path fill={text.normal} d="M72 172h22v66l3 3a3 3 0 0 1-1 5H80a8 8 0 0 1-8-8z" />
      </g>
      <g className="foot other">
        <path fill={art.skin} d="M118 196h15v36h-15z" />
        <path fill={text.normal} d="M116 230h17v8a8 8 0 0 1-8 8h-12a3 3 0 0 1-1-5z" />
      </g>
      <g className="foot">
        <path fill={art.skin} d="M138 196h15v36h-15z" />
        <path fill={text.normal} d="M138 230h17l4 11a3 3 0 0 1-1 5h-12a8 8 0 0 1-8-8z" />
      </g>
      <path fill={art.skin2} d="M62 62h17v24H62z" />
      <path fill={art.skin} d="M128 66h14v24h-14z" />
      <path
        fill={art.rose}
        d="M100 208c6-26 4-44 4-64v-28c0-22 12-34 31-34s31 12 31 34v28c0 20-2 38 6 64-22 8-50 8-72 0"
      />
      <path fill={art.petal} d="M34 194v-78c0-24 14-36 36-36s36 12 36 36v78c-22 6-50 6-72 0" />
      <path
        fill="none"
        stroke={art.petal}
        strokeWidth="15"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M98 104c10 12 14 22 12 34M42 106c-12 20-16 38-14 56"
      />
      <path
        fill="none"
        stroke={art.rose}
        strokeWidth="13"
        strokeLinecap="round"
        d="M159 106c10 18 14 34 12 50M108 120c-6 8-8 14-4 22"
      />
      <circle cx="28" cy="168" r="8" fill={art.skin2} />
      <circle cx="171" cy="162" r="7" fill={art.skin} />
      <circle cx="107" cy="144" r="7" fill={art.skin} />
      <circle cx="70" cy="52" r="20" fill={art.skin2} />
      <path fill={art.hair} d="M50 54c-4-19 6-28 20-28s24 9 20 28c-3 10-9 14-20 14s-17-4-20-14" />
      <path fill={art.hair2} d="M116 62c-4-17 5-27 19-27 13 0 23 10 19 27-3 13-9 16-19 16-11 0-17-4-19-16" />
      <circle cx="135" cy="31" r="10" fill={art.hair2} />
    </>
  );
}
