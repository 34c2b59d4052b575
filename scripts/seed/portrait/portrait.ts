import { Resvg } from "@resvg/resvg-js";
import { ageOn } from "../../../app/domain/account/age.ts";
import type { Shape } from "../../../app/ui/portrait/shape.ts";
import { shapesOf } from "../../../app/ui/portrait/shapes-of.ts";
import type { SeedPerson } from "../person.ts";
import { randomFrom } from "../random.ts";
import { clothesFor } from "./clothes.ts";
import { lookOf } from "./look-of.ts";
import { drawScene, sceneFor } from "./scene.ts";

type Sitter = Pick<SeedPerson, "key" | "gender" | "hair_colour"> &
  Partial<Pick<SeedPerson, "body_type" | "date_of_birth" | "signup_date" | "interests">>;

/** Of whom it is not known. */
const USUAL_AGE = 64;

/**
 * A drawn face of their age before something that they like, as a PNG of 480 × 600: no real person's picture is ever used.
 * `take` makes another picture of the same person: other clothes, another place.
 */
export function portrait(sitter: Sitter, take: number): Uint8Array {
  const { key, interests = [] } = sitter;
  const random = randomFrom(1, `scene ${key} ${take}`);
  const scene = sceneFor({ key, interests }, take);
  const shift = random.whole(49) - 24;
  const look = {
    ...lookOf({ ...sitter, age: ageOf(sitter) }, randomFrom(1, `face ${key}`)),
    ...clothesFor(scene, sitter.gender, random),
  };
  const person = shapesOf(look, { large: true }).map(drawn).join("");
  return new Resvg(framed(person, drawScene(scene, random), shift)).render().asPng();
}

/** When they signed up: the day of the drawing would make another face each year. */
function ageOf({ date_of_birth: born, signup_date: signedUp }: Sitter): number {
  if (!born || !signedUp) return USUAL_AGE;
  return ageOn(born, new Date(signedUp).toISOString().slice(0, 10));
}

function drawn({ d, fill = "none", stroke, width, opacity = 1 }: Shape): string {
  const lines = stroke ? ` stroke="${stroke}" stroke-width="${width}"` : "";
  return `<path d="${d}" fill="${fill}"${lines} opacity="${opacity}"/>`;
}

/** As a photographer would frame it, 4:5. */
function framed(person: string, scene: string, shift: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="600" viewBox="0 0 480 600">
${scene}<g transform="translate(${-8 + shift} -16) scale(6.2)" stroke-linecap="round" stroke-linejoin="round">${person}</g></svg>`;
}
