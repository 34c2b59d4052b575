import { hashOf } from "../../signature.ts";

/** The id of a photo that is named by something that is unique: the same name is the same photo. */
export function photoIdOf(name: string): string {
  return hashOf(name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "0")
    .slice(0, 20);
}
