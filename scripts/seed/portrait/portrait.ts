import { Resvg } from "@resvg/resvg-js";
import { ageOn } from "../../../app/domain/account/age.ts";
import type { SeedPerson } from "../person.ts";
import { randomFrom } from "../random.ts";
import { clothesFor } from "./clothes.ts";
import { drawFace } from "./face.ts";
import { drawScene, sceneFor } from "./scene.ts";

type Look = Pick<SeedPerson, "key" | "gender" | "hair_colour"> &
  Partial<Pick<SeedPerson, "date_of_birth" | "signup_date" | "interests">>;

/** Of whom it is not known. */
const USUAL_AGE = 64;

/**
 * A drawn face of their age before something that they like, as a PNG of 480 × 600: no real person's picture is ever used.
 * `take` makes another picture of the same person: other clothes, another place.
 */
export function portrait(look: Look, take: number): Uint8Array {
  const { key, gender, hair_colour, interests = [] } = look;
  const random = randomFrom(1, `scene ${key} ${take}`);
  const scene = sceneFor({ key, interests }, take);
  const shift = random.whole(49) - 24;
  const face = drawFace(
    { key, gender, hair_colour, age: ageOf(look) },
    randomFrom(1, `face ${key}`),
    clothesFor(scene, random),
  );
  return new Resvg(framed(face, drawScene(scene, random), shift)).render().asPng();
}

/** When they signed up: the day of the drawing would make another face each year. */
function ageOf({ date_of_birth: born, signup_date: signedUp }: Look): number {
  if (!born || !signedUp) return USUAL_AGE;
  return ageOn(born, new Date(signedUp).toISOString().slice(0, 10));
}

/** As a photographer would frame it, 4:5. */
function framed(face: string, scene: string, shift: number): string {
  const inner = face.replace(/^<svg /, `<svg x="${-16 + shift}" y="98" width="512" height="512" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="600" viewBox="0 0 480 600">
${scene}${inner}</svg>`;
}
