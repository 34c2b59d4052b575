import { lookOf, type LookName } from "./looks.ts";
import { places } from "./places.ts";
import type { Shape } from "./shape.ts";
import { shapesOf } from "./shapes-of.ts";

/** A drawn person in a 4:5 frame, under 3 KB, as a photo would stand on a card. Decoration: it says nothing. */
export function Portrait({ look }: { look: LookName }) {
  const person = lookOf(look);
  return (
    <svg
      viewBox="0 0 80 100"
      preserveAspectRatio="xMidYMid slice"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path fill={person.backdrop} d="M0 0h80v100H0z" />
      {places[person.place].map(drawn)}
      <path fill="#fff" opacity=".24" d="M0 0h80v100H0z" />
      {shapesOf(person).map(drawn)}
    </svg>
  );
}

function drawn({ fill = "none", width, ...shape }: Shape, index: number) {
  return <path key={index} fill={fill} strokeWidth={width} {...shape} />;
}
