import { renderToStaticMarkup } from "react-dom/server";
import { FILM_SECONDS, filmScenes } from "../../app/routes/landers/film-scenes.ts";
import { colours } from "../../app/design/theme.css.ts";
import { flower, light } from "../../app/design/tokens.ts";
import { BenchIllustration } from "../../app/ui/illustration/bench.tsx";
import { EnvelopeIllustration } from "../../app/ui/illustration/envelope.tsx";
import { HeartIllustration } from "../../app/ui/illustration/heart.tsx";
import { Walkers } from "./walkers.tsx";

const { art, surface } = colours;

/** The film as a page: what is drawn, and `css`, which moves it by the times of the scenes. */
export function filmPage(css: string): string {
  const times = Object.entries({ ...filmScenes, end: FILM_SECONDS }).map(([name, at]) => `--${name}:${at}s;`);
  const values = valuesOf(colours, light).join("");
  return `<!doctype html><meta charset="utf-8"><style>:root{${values}${times.join("")}}${css}</style>${renderToStaticMarkup(<Stage />)}`;
}

/** `--p4:#fff;` for each colour of the theme: pages get them from the style sheet. */
function valuesOf(names: object, values: object): string[] {
  return Object.entries(names).flatMap(([key, name]: [string, unknown]) => {
    const value: unknown = values[key as keyof typeof values];
    if (typeof name === "object" && name && typeof value === "object" && value) return valuesOf(name, value);
    return [`${String(name).slice("var(".length, -1)}:${String(value)};`];
  });
}

function Stage() {
  return (
    <svg viewBox="0 0 960 600" width="960" height="600">
      <rect width="960" height="600" fill={surface.tint} />
      <rect className="morning" width="960" height="600" fill="#ffe9bf" />
      <g className="sun">
        <circle className="halo" r="250" fill={art.sun} opacity=".14" />
        <circle className="halo" r="165" fill={art.sun} opacity=".22" />
        <circle r="88" fill={art.sun} />
      </g>
      <Bench />
      <Walk />
    </svg>
  );
}

function Bench() {
  return (
    <g className="scene">
      <path fill="#c6cbf7" d="M0 420c120-70 260-76 390-20 150-80 340-84 570-14v214H0z" />
      <path fill={art.leaf} d="M0 470c300-44 640-48 960-6v136H0z" />
      <Flowers
        places={[
          [650, 520, 1],
          [720, 556, 1.2],
          [812, 506, 0.9],
          [880, 548, 1.1],
          [40, 566, 1.1],
        ]}
      />
      <g className="bench">
        <BenchIllustration />
      </g>
      <g className="letter">
        <EnvelopeIllustration />
      </g>
      <g className="hearts">
        <HeartIllustration />
      </g>
    </g>
  );
}

function Walk() {
  return (
    <g className="scene walk">
      <path fill="#d3c6e2" d="M0 392c150-84 320-80 470-40 150-60 310-64 490 0v224H0z" />
      <path fill={art.leaf} d="M0 430c300-56 660-56 960 4v166H0z" />
      <path
        fill="#fff4dc"
        d="M246 600c40-70 130-88 210-112 66-20 110-40 106-96h24c16 62-14 96-60 124-50 30-74 48-70 84z"
      />
      <Flowers
        places={[
          [70, 540, 1.2],
          [150, 572, 1],
          [210, 500, 0.8],
          [640, 566, 1.2],
          [740, 520, 0.9],
          [860, 560, 1.3],
          [905, 490, 0.8],
        ]}
      />
      <g className="walkers">
        <Walkers />
      </g>
    </g>
  );
}

type Place = [x: number, y: number, scale: number];

/** Our flower, in the grass. */
function Flowers({ places }: { places: Place[] }) {
  const { x: middleX, y: middleY } = flower.middle;
  return places.map(([x, y, scale]) => (
    <g key={x} transform={`translate(${x} ${y}) scale(${scale}) translate(-20 -21)`}>
      {flower.turns.map((turn) => (
        <path key={turn} fill={art.petal} d={flower.petal} transform={`rotate(${turn} ${middleX} ${middleY})`} />
      ))}
      <circle cx={middleX} cy={middleY} r="4" fill={art.sun} />
    </g>
  ));
}
