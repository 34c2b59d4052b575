import { disc, drawn, filled, paint, placed, type Scene } from "./paint.ts";

const spines = [paint.petal, paint.rose, paint.sun, paint.leaf, paint.dusk, paint.blush, paint.lilac, "#d98f72"];
const plank = (y: number) => filled(paint.bark, `M0 ${y}h480v14H0z`);
const note = filled(paint.dusk, "M-34 40a22 17 0 1 1-12-15V-62l84-18V22a22 17 0 1 1-12-15v-58l-60 13z");

function picture(frame: string, inside: string): string {
  return filled(frame, "M-62-78H62V78H-62z") + filled(paint.paper, "M-50-66H50V66H-50z") + inside;
}

const landscape =
  filled(paint.sky, "M-40-56h80v112h-80z") +
  filled(paint.leaf, "M-40 20q40-40 80-10v46h-80z") +
  disc(paint.sun, [12, -24], 13);
const flower =
  filled(paint.blush, "M-40-56h80v112h-80z") +
  drawn(paint.pine, 6, "M0 0v46") +
  disc(paint.rose, [0, -12], 22) +
  disc(paint.sun, [0, -12], 8);

const hammer = filled(paint.bark, "M-8 0H8v170H-8z") + filled(paint.dusk, "M-46-36h76l22 16v20h-98z");
const saw =
  filled(paint.petal, "M-34 0h68l-20 190h-16l-8-18 6-14-10-14 4-16-10-14 2-16-10-16 2-18-8-16 2-18z") +
  filled(paint.rose, "M-40-62h80V0h-80zm22 20v22h36v-22z");

/** Rooms and what hangs in them: to be seen at both sides and above the head. */
export const indoors = {
  books: ({ random }) => {
    const shelf = (bottom: number) => {
      const books: string[] = [];
      for (let x = 8; x < 464;) {
        const [width, height] = [24 + random.whole(20), 92 + random.whole(44)];
        books.push(filled(random.pick(spines), `M${x} ${bottom - height}h${width}v${height}h-${width}z`));
        x += width + (random.chance(0.15) ? 26 : 3);
      }
      return books.join("") + plank(bottom);
    };
    return { wall: [paint.cream, "#f3e4c8"], shapes: [150, 312, 474].map((bottom) => shelf(bottom)).join("") };
  },
  kitchen: ({ side }) => ({
    wall: [paint.cream, paint.mint],
    shapes:
      plank(136) +
      placed(
        filled(paint.rose, "M-44-70h88v46q0 24-24 24h-40q-24 0-24-24z") +
          drawn(paint.rose, 9, "M46-56q26 0 24 20t-28 18"),
        [side(78), 136],
      ) +
      placed(
        filled(paint.petal, "M-54-64H54v44Q54 0 34 0h-68q-20 0-20-20z") +
          filled(paint.dusk, "M-62-80H62v16H-62zM-10-96h20v16h-20z"),
        [side(384), 136],
      ) +
      placed(
        filled(paint.leaf, "M0-40c-40 0-44-46-40-60 26 4 40 24 40 60m0 0c40 0 44-46 40-60-26 4-40 24-40 60") +
          filled("#d98f72", "M-30-44h60l-8 44h-44z"),
        [side(240), 136],
      ) +
      drawn(paint.bark, 8, `M${side(40)} 230v70M${side(440)} 230v60`) +
      disc("#d98f72", [side(40), 346], 48) +
      disc(paint.sun, [side(440), 330], 42),
  }),
  music: ({ side }) => ({
    wall: [paint.lilac, "#e3d7f5"],
    shapes:
      placed(note, [side(84), 150]) +
      placed(note, [side(412), 280], 1.1) +
      placed(note, [side(320), 80], 0.6) +
      disc(paint.dusk, [side(40), 420], 92) +
      disc(paint.sun, [side(40), 420], 30),
  }),
  pictures: ({ side }) => ({
    wall: ["#f7e0d6", paint.blush],
    shapes:
      placed(picture(paint.sun, landscape), [side(78), 130], 1.05) +
      placed(picture(paint.bark, flower), [side(410), 150]) +
      placed(picture(paint.dusk, landscape), [side(412), 350], 0.9) +
      placed(picture(paint.bark, flower), [side(56), 350], 0.9),
  }),
  theatre: () => ({
    wall: ["#ffeec2", paint.honey],
    shapes:
      filled("#d9637a", "M0 0h130q10 220-60 420L0 600zM480 0H350q-10 220 60 420l70 180z") +
      drawn("#b94d64", 5, "M34 20q6 240-20 440M78 20q10 200-30 420M446 20q-6 240 20 440M402 20q-10 200 30 420") +
      filled("#c8566d", "M0 0h480v44q-40 34-80 0-40 34-80 0-40 34-80 0-40 34-80 0-40 34-80 0-40 34-80 0z"),
  }),
  workshop: ({ side }) => ({
    wall: [paint.honey, paint.cream],
    shapes:
      drawn("#e8d3ae", 4, "M0 120h480M0 260h480M0 400h480M150 0v120M330 120v140M110 260v140M380 400v200") +
      placed(hammer, [side(70), 200], 1.1) +
      placed(saw, [side(412), 190], 1.1),
  }),
} satisfies Record<string, Scene>;
