import { colours } from "../../../design/theme.css.ts";
import { street } from "../alonetonight.css.ts";

const { art, surface, line } = colours;

/** Houses at night under a moon: some windows are lit, and in two of them somebody sits. Decoration. */
export function EveningStreet() {
  return (
    <svg viewBox="0 0 1200 210" preserveAspectRatio="xMidYMax slice" className={street} aria-hidden="true">
      <path
        fill={art.sun}
        d="M742 20a27 27 0 1 0 24 39 23 23 0 0 1-24-39M560 34h4v4h-4zM498 14h3v3h-3zM640 18h3v3h-3zM836 26h4v4h-4zM900 52h3v3h-3zM400 40h4v4h-4zM300 22h3v3h-3zM1010 20h4v4h-4zM120 34h4v4h-4zM1120 46h3v3h-3z"
      />
      <path
        fill={surface.card}
        d="M0 210V96l50-32 50 32v28h20V84h90v40l44-30 46 30v-44l10-16h60l10 16v44h24V88l42-30 42 30v22h30V76h20V60h50v16h20v44h26l38-34 40 34V90h86v36l48-30 46 30V80l12-18h50l12 18v44h26V92l44-32 46 32v14h60v104z"
      />
      <path
        fill={surface.page}
        d="M0 210v-62h70v-18l46-34 46 34v18h54v-36h18V90h48v22h18v36h40v-22l50-36 50 36v22h46v-30l10-20h64l10 20v30h52v-26l46-34 46 34v26h46v-40h80v40h42v-20l48-34 48 34v20h54v-28h84v28h90v62z"
      />
      <path
        fill={line.soft}
        d="M92 150h18v22H92zM240 128h16v20h-16zM404 112h16v22h-16zM600 106h16v24h-16zM842 130h18v20h-18zM986 106h16v22h-16z"
      />
      <path
        fill={art.sun}
        d="M122 150h18v22h-18zM266 128h16v20h-16zM376 140h24v30h-24zM566 136h28v34h-28zM742 124h16v22h-16zM742 156h16v20h-16zM872 130h18v20h-18zM1016 132h26v32h-26zM146 92h12v14h-12zM332 76h12v14h-12zM700 90h12v14h-12zM948 80h12v14h-12z"
      />
      <path
        fill={surface.page}
        d="M382 152a6 6 0 1 1 12 0 6 6 0 1 1-12 0M378 170c0-8 4-11 10-11s10 3 10 11zM574 150a6 6 0 1 1 12 0 6 6 0 1 1-12 0M570 170c0-8 4-11 10-11s10 3 10 11z"
      />
      <path fill={art.leaf} opacity=".5" d="M470 210v-16a18 18 0 1 1 8 0v16zM668 210v-14a15 15 0 1 1 8 0v14z" />
    </svg>
  );
}
