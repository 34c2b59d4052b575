import { colours } from "../../../design/theme.css.ts";
import * as styles from "../transitionsvideolanding.css.ts";

const { art, surface, text } = colours;

/** A bench by the water. Sun, people and a speech bubble stand where the chosen scene puts them. Decoration. */
export function Meeting() {
  return (
    <svg viewBox="0 0 400 250" className={styles.stage} aria-hidden="true">
      <path fill={surface.tint} d="M0 0h400v250H0z" />
      <circle className={styles.sun} cx="300" cy="70" r="34" fill={art.sun} />
      <path fill={art.petal} opacity=".45" d="M0 150c60-26 130-24 190-4 70-26 140-22 210 2v60H0z" />
      <path fill={art.leaf} d="M0 190c130-16 270-16 400 0v60H0z" />
      <g>
        <path fill={art.petal} d="M140 196v-46c0-22 13-34 31-34s31 12 31 34v46z" />
        <path fill={art.skin2} d="M163 98h16v24h-16z" />
        <circle cx="171" cy="92" r="18" fill={art.skin2} />
        <path fill={art.hair} d="M153 94c-4-18 5-27 18-27s22 10 18 27c-3 10-8 14-18 14s-16-4-18-14" />
      </g>
      <g className={styles.he}>
        <path fill={art.rose} d="M208 196v-44c0-22 13-34 31-34s31 12 31 34v44z" />
        <path fill={art.skin} d="M231 102h16v22h-16z" />
        <circle cx="239" cy="96" r="18" fill={art.skin} />
        <path fill={art.hair2} d="M220 98c-4-16 5-25 18-25s23 9 19 25c-3 10-8 13-18 13s-17-3-19-13" />
      </g>
      <g fill="none" stroke={text.normal} strokeWidth="7" strokeLinecap="round">
        <path d="M112 156h176M112 172h176M106 194h188" />
        <path d="M130 150v66M270 150v66" />
      </g>
      <path
        className={styles.bubble}
        fill={art.paper}
        d="M186 24h54a14 14 0 0 1 14 14v14a14 14 0 0 1-14 14h-30l-18 14v-14h-6a14 14 0 0 1-14-14V38a14 14 0 0 1 14-14"
      />
      <path
        className={styles.heart}
        fill={art.rose}
        d="M213 60c-13-9-18-16-15-24 3-6 12-7 15 0 4-7 13-5 15 0 3 8-3 15-15 24"
      />
    </svg>
  );
}
