import { disc, drawn, filled, paint, placed, type Place, type Scene } from "./paint.ts";

const ball = (colour: string) =>
  disc(colour, [0, 0], 58) + drawn("#ffffffaa", 5, "M-44-20q44-40 84 6M-52 6q50-40 96 12M-44 32q44-34 74 8");

const pawn = filled(paint.dusk, "M-44 120h88v-24q-26-24-22-76h16V2H14a26 26 0 1 0-28 0h-24v18h16q4 52-22 76z");
const rook = filled(
  paint.paper,
  "M-48 120h96V92q-20-10-22-100h16v-52H22v18H10v-18h-20v18h-12v-18h-20v52h16q-2 90-22 100z",
);

const cat =
  filled(paint.dusk, "M-44 130q-14-80 14-116-16-24-12-74l30 24q12-4 24 0l30-24q4 50-12 74 28 36 14 116z") +
  drawn(paint.dusk, 16, "M38 120q46 0 34-52") +
  disc(paint.honey, [-12, -12], 5) +
  disc(paint.honey, [12, -12], 5);

const dog =
  filled(paint.wood, "M-46 140q-10-70 6-104h80q16 34 6 104z") +
  filled("#dcb58a", "M-42-30q0-40 42-40t42 40q0 76-42 76t-42-76") +
  filled(paint.bark, "M-40-56q-34-6-34 44 0 28 18 30 18-24 16-74M40-56q34-6 34 44 0 28-18 30-18-24-16-74") +
  disc("#3b3147", [-16, -16], 6) +
  disc("#3b3147", [16, -16], 6) +
  filled("#3b3147", "M-14 10h28q-2 16-14 18-12-2-14-18");

const flag = (colour: string, at: Place) => placed(filled(colour, "M-34 0h68l-34 72z"), at);
const balloon = (colour: string, at: Place) => placed(drawn(paint.dusk, 3, "M0 50v160") + disc(colour, [0, 0], 50), at);

/** At home: animals, games, a party; to be seen at both sides and above the head. */
export const atHome = {
  chess: ({ side }) => ({
    wall: [paint.cream, "#e8dcf2"],
    shapes:
      [0, 1, 2, 3]
        .map((row) =>
          [0, 1, 2, 3].map((at) => filled("#dcd3ee", `M${at * 120 + (row % 2) * 60} ${row * 60}h60v60h-60z`)).join(""),
        )
        .join("") +
      filled(paint.wood, "M0 430h480v170H0z") +
      placed(rook, [side(62), 312]) +
      placed(pawn, [side(418), 312]),
  }),
  wool: ({ side }) => ({
    wall: [paint.honey, "#f7e0d6"],
    shapes:
      placed(ball(paint.rose), [side(62), 430]) +
      placed(ball(paint.petal), [side(52), 318], 0.9) +
      placed(ball(paint.leaf), [side(424), 440]) +
      placed(ball(paint.sun), [side(436), 330], 0.85) +
      drawn(paint.bark, 8, `M${side(20)} 200L${side(96)} 360M${side(110)} 200L${side(40)} 350`) +
      drawn(paint.petal, 5, "M60 70q60 60 120 0t120 0 120 0"),
  }),
  cat: ({ side }) => ({
    wall: [paint.blush, paint.cream],
    // On the cupboard: curls would hide a lower one.
    shapes: pane(side(90)) + filled(paint.bark, `M${side(420) - 90} 262h180v14h-180z`) + placed(cat, [side(420), 138]),
  }),
  dog: ({ side }) => ({
    wall: [paint.mint, paint.cream],
    shapes: pane(side(90)) + placed(dog, [side(410), 420], 1.05),
  }),
  party: () => ({
    wall: ["#dfe3fc", paint.lilac],
    shapes:
      drawn(paint.dusk, 4, "M0 40q120 90 240 60t240-70") +
      flag(paint.sun, [40, 68]) +
      flag(paint.rose, [130, 110]) +
      flag(paint.leaf, [330, 94]) +
      flag(paint.sun, [420, 58]) +
      balloon(paint.petal, [50, 300]) +
      balloon(paint.rose, [432, 290]) +
      balloon(paint.sun, [410, 400]),
  }),
} satisfies Record<string, Scene>;

/** A window with the sky in it. */
function pane(x: number): string {
  return (
    filled(paint.paper, `M${x - 100} 90h200v400h-200z`) +
    filled(
      paint.sky,
      `M${x - 84} 106h76v170h-76zM${x + 8} 106h76v170h-76zM${x - 84} 292h76v182h-76zM${x + 8} 292h76v182h-76z`,
    )
  );
}
