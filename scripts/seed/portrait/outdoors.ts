import { disc, drawn, filled, paint, placed, type Scene } from "./paint.ts";

const cloud = filled(paint.paper, "M-44 12a18 18 0 0 1 6-35 30 30 0 0 1 56-4 20 20 0 0 1 26 39z");

function tulip(colour: string): string {
  return (
    drawn(paint.pine, 7, "M0 0v210") +
    filled(paint.leaf, "M3 190c34-20 44-60 42-96-24 18-42 50-42 96M-3 200c-30-16-40-52-38-84 22 16 38 44 38 84") +
    filled(
      colour,
      "M-30-34c0-24 4-40 8-50 8 8 14 14 22 22 8-8 14-14 22-22 4 10 8 26 8 50 0 26-12 40-30 40s-30-14-30-40",
    )
  );
}

function tree(leaves: string): string {
  return (
    filled(paint.bark, "M-10 0h20v190h-20z") +
    filled(leaves, "M0-190c60 0 96 54 90 120S50 20 0 20s-84-24-90-90 30-120 90-120")
  );
}

/** Stepped gables, as along a canal. */
function house(colour: string, height: number): string {
  const [top, panes] = [-height, [0, 1, 2].map((row) => 30 - height + row * 70)];
  return (
    filled(colour, `M-50 0V${top}h16v-22h16v-22h36v22h16v22h16V0z`) +
    panes.map((y) => filled(paint.paper, `M-32 ${y}h22v40h-22zM10 ${y}h22v40h-22z`)).join("")
  );
}

const wheel = (x: number) =>
  `<circle fill="none" stroke="${paint.dusk}" stroke-width="9" cx="${x}" cy="410" r="80"/>` +
  drawn(paint.dusk, 2, `M${x - 76} 410h152M${x} 334v152M${x - 54} 356l108 108M${x + 54} 356l-108 108`);

/** Places outside, behind somebody: what is to be seen stands at both sides and above, where no head is. */
export const outdoors = {
  tulips: () => ({
    wall: [paint.sky, "#e4f2ea"],
    shapes:
      placed(cloud, [90, 90], 0.9) +
      [paint.rose, paint.sun, paint.petal, paint.rose, paint.sun]
        .map((colour, at) =>
          placed(tulip(colour), [[26, 92, 388, 452, 330][at] ?? 0, [400, 340, 350, 410, 440][at] ?? 0]),
        )
        .join(""),
  }),
  sea: ({ side }) => ({
    wall: ["#e4eefb", paint.sky],
    shapes:
      disc(paint.sun, [side(96), 96], 40) +
      filled(paint.water, "M0 300q60-14 120 0t120 0 120 0 120 0v300H0z") +
      drawn(paint.paper, 5, "M20 362q22-10 44 0M400 350q22-10 44 0M30 440q22-10 44 0M410 452q22-10 44 0") +
      placed(filled(paint.paper, "M0-150v120h-66zM10-130v100h56z") + filled(paint.rose, "M-76-18H76l-22 34h-108z"), [
        side(404),
        310,
      ]) +
      drawn(paint.dusk, 5, `M${side(300)} 70q12-14 24 0 12-14 24 0`),
  }),
  mountains: ({ side }) => ({
    wall: [paint.lilac, paint.cream],
    shapes:
      disc(paint.sun, [side(240), 96], 38) +
      filled(paint.petal, "M-60 470L110 150l190 320z") +
      filled(paint.paper, "M110 150l-48 90 30-14 22 22 20-22 30 12z") +
      filled("#a9b2f2", "M220 480L390 200l160 280z") +
      filled(paint.paper, "M390 200l-40 66 26-8 16 18 18-18 20 8z") +
      filled(paint.leaf, "M0 440q120-50 240-10t240-10v200H0z"),
  }),
  forest: ({ side }) => ({
    wall: ["#e3f1e2", paint.mint],
    shapes:
      placed(tree(paint.leaf), [side(56), 330], 1.05) +
      placed(tree("#93c9a6"), [side(250), 210], 0.8) +
      placed(tree(paint.pine), [side(440), 350], 1.1) +
      filled("#a9d5b6", "M0 470q120-40 240-8t240-12v160H0z"),
  }),
  houses: ({ side }) => ({
    wall: [paint.sky, paint.cream],
    shapes:
      placed(cloud, [240, 80], 0.8) +
      placed(house(paint.rose, 330), [side(50), 600]) +
      placed(house(paint.honey, 420), [side(118), 600]) +
      placed(house(paint.petal, 380), [side(362), 600]) +
      placed(house("#d98f72", 440), [side(436), 600]),
  }),
  bicycle: ({ side }) => ({
    wall: [paint.honey, paint.cream],
    shapes:
      filled(paint.mint, "M0 480h480v120H0z") +
      wheel(side(66)) +
      wheel(side(414)) +
      drawn(paint.rose, 12, `M${side(66)} 410L${side(130)} 270H${side(350)}L${side(414)} 410M${side(130)} 270l30 60`) +
      drawn(paint.bark, 16, `M${side(92)} 254h50`) +
      drawn(paint.dusk, 10, `M${side(350)} 270L${side(372)} 200L${side(430)} 190`),
  }),
  lawn: ({ side }) => ({
    wall: [paint.sky, "#eaf5e6"],
    shapes:
      placed(cloud, [side(370), 90]) +
      placed(cloud, [side(96), 170], 0.7) +
      filled("#a9d5b6", "M0 400q120-70 240-40t240-50v300H0z") +
      filled(paint.leaf, "M0 480q140-60 260-20t220-30v180H0z") +
      drawn(paint.paper, 7, `M${side(430)} 370V210`) +
      filled(paint.rose, `M${side(430)} 206l${side(430) > 240 ? -62 : 62} 26 ${side(430) > 240 ? 62 : -62} 26z`),
  }),
  sunrise: ({ side }) => ({
    wall: [paint.blush, paint.honey],
    shapes:
      disc("#ffdb80", [side(110), 250], 128) +
      disc(paint.sun, [side(110), 250], 84) +
      filled(paint.petal, "M0 420q120-60 240-20t240-30v240H0z") +
      filled(paint.dusk, "M0 500q140-40 260-10t220-20v140H0z"),
  }),
} satisfies Record<string, Scene>;
