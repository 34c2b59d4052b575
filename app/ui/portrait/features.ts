import { bareForeheads } from "./hair.ts";
import type { Eyes, Glasses, Look, Mouth } from "./look.ts";
import { filled, ink, line, type Shape } from "./shape.ts";

const eyes: Record<Eyes, Shape[]> = {
  laughing: [line("M30 44q3-3 6 0M44 44q3-3 6 0", 1.6)],
  calm: [line("M33 44v.1M47 44v.1", 3.6)],
  open: [line("M33.2 44.2v.1M47.2 44.2v.1", 3.4), line("M29.5 43.5q3.5-3.4 7.3-.3M43.2 43.2q3.8-3.1 7.3.3", 1.2)],
};

const mouths: Record<Mouth, Shape[]> = {
  grin: [{ ...line("M34 56q6 2 12 0-1 6-6 6t-6-6", 1.2), fill: "#fff" }],
  smile: [line("M34 56q6 5 12 0", 1.6)],
  wide: [line("M32.5 55.5q7.5 6.5 15 0M31.5 55l1.6.2M48.5 55l-1.6.2", 1.6)],
  crooked: [line("M34.5 57.5q7 3 11.5-2.5", 1.6)],
};

const glasses: Record<Glasses, string> = {
  round: "M27 44a6 6 0 1 1 12 0 6 6 0 1 1-12 0M41 44a6 6 0 1 1 12 0 6 6 0 1 1-12 0M39 43q1-1 2 0M27 43l-4-1M53 43l4-1",
  square:
    "M27 39.5h11q1 0 1 1v5q0 4-4 4h-4.5q-4 0-4.5-4v-5q0-1 1-1M53 39.5H42q-1 0-1 1v5q0 4 4 4h4.5q4 0 4.5-4v-5q0-1-1-1M39 42.5q1-1 2 0M26 42l-3-.5M54 42l3-.5",
  cat: "M25 39q8 0 14 2.5 0 8-6 8-6.5 0-8-10.5M55 39q-8 0-14 2.5 0 8 6 8 6.5 0 8-10.5M39 42.5q1-1 2 0",
  readers:
    "M27.5 46h11q0 5.5-5.5 5.5T27.5 46M41.5 46h11q0 5.5-5.5 5.5T41.5 46M38.5 46q1.5-1 3 0M27.5 46L23 43M52.5 46l4.5-3",
};

const cheeks = "M26 51a4 3 0 1 1 8 0 4 3 0 1 1-8 0M46 51a4 3 0 1 1 8 0 4 3 0 1 1-8 0";
const brows = "M29 38q3-2 7-1M44 37q4-1 7 1";
const nose = "M40 46l-2 5h3";
const paintedLips = "M33.8 55.6q3.4-.4 6.2.5 2.8-.9 6.2-.5-2 5.4-6.2 5.4t-6.2-5.4";

/** What the years draw, one after another. */
const lines = [
  "M27 42l-2-1M53 42l2-1",
  "M27 44.5l-2 .7M53 44.5l2 .7M31 52q-2.3 2-2.3 5M49 52q2.3 2 2.3 5",
  "M30.5 48q2.5 1.5 5 0M44.5 48q2.5 1.5 5 0",
  "M26.5 46.8l-1.4 1.4M53.5 46.8l1.4 1.4M35.5 64q4.5 1.4 9 0",
];
const forehead = "M34 32q6-1.3 12 0";
const crown = "M34.5 28.5q5.5-1.2 11 0";
const lashes = "M29.5 43.5l-1.8-1.1M50.5 43.5l1.8-1.1";

/** Eyes, nose, mouth, lines and what is worn on them. */
export function featuresOf(look: Look): Shape[] {
  return [
    filled("#e8788a", cheeks, 0.3),
    ...eyes[look.eyes ?? "laughing"],
    ...(look.lashes ? [line(lashes, 1.1)] : []),
    ...linesOf(look),
    ...mouthOf(look),
    ...(look.glasses ? [glassesOf(look.glasses, look.frames)] : []),
  ];
}

function linesOf({ years = 1, over, bushy }: Look): Shape[] {
  const [first, ...more] = lines.slice(0, years);
  if (years > 1 && (!over || bareForeheads.has(over))) more.push(forehead, over && over !== "sides" ? "" : crown);
  const thin = more.length > 0 ? [line(more.join(""), 1.1, 0.36)] : [];
  if (bushy) return [line(brows, 2.4, 0.45), line(nose + first, 1.4, 0.45), ...thin];
  return [line(brows + nose + first, 1.4, 0.45), ...thin];
}

function mouthOf({ mouth = "grin", lips }: Look): Shape[] {
  if (!lips) return mouths[mouth];
  if (mouth === "grin") return mouths.grin.map((shape) => ({ ...shape, stroke: lips, width: 1.8 }));
  return [filled(lips, paintedLips), line("M33 55q7 4.6 14 0", 1, 0.55)];
}

function glassesOf(kind: Glasses, colour = ink): Shape {
  return { ...line(glasses[kind], 1.4, undefined, colour), fill: "#ffffff40" };
}
