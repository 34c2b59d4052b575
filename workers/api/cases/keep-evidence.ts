import type { Profile } from "../../../app/contract/people/profile.ts";
import { cardOf } from "../actors/member/people/cards/card.ts";
import type { StoredProfile } from "../actors/member/people/person.ts";
import type { Call } from "../http/http.ts";
import { photoStoreOf } from "../providers/photos/photo-store-of.ts";
import type { PhotoStore } from "../providers/photos/photo-store.ts";
import { photoIdOf } from "../providers/photos/photo-id.ts";
import { copyPhoto } from "../providers/photos/store-photo.ts";

/** Pictures of a profile that are kept with a case, the one that it is about first. */
const MOST = 3;

interface EvidenceOrder {
  store: PhotoStore;
  /** Told before anything is stored, so that no copy is left without a case. */
  expect(copies: string[]): Promise<void>;
  stored: StoredProfile;
  /** The photo that is reported. */
  named?: string | undefined;
}

/**
 * Copies of a profile's photos, which stay when the originals go. Undefined when the named one is not there to be seen. A photo has
 * one copy, for all cases that need it.
 */
export async function keepPhotos({ store, expect, stored, named }: EvidenceOrder): Promise<string[] | undefined> {
  const ids = stored.photos.map(({ id }) => id);
  if (named !== undefined && !ids.includes(named)) return undefined;
  const first = named === undefined ? [] : [named];
  const wanted = [...first, ...ids.filter((id) => id !== named)].slice(0, MOST);
  return Object.values(await keepCopies({ store, expect }, wanted));
}

/** Copies of photos, by the photos' ids; of those that are gone none. */
export async function keepCopies(
  { store, expect }: Pick<EvidenceOrder, "store" | "expect">,
  photos: readonly string[],
): Promise<Record<string, string>> {
  const copies = photos.map((from) => ({ from, to: photoIdOf(`evidence/${from}`) }));
  if (copies.length > 0) await expect(copies.map(({ to }) => to));
  const kept = copies.map(async (copy) => ((await copyPhoto(store, copy)) ? [[copy.from, copy.to] as const] : []));
  return Object.fromEntries((await Promise.all(kept)).flat());
}

/** What is kept of a member's profile with a case; nothing of whom nobody sees. */
export async function keepProfile(
  { actors, env }: Pick<Call, "actors" | "env">,
  member: string,
): Promise<{ photos: string[]; profile?: Profile }> {
  const stored = await actors.member(member).people.reported(member);
  if (!stored) return { photos: [] };
  const photos = (await keepPhotos({ ...copying({ actors, env }), stored })) ?? [];
  return { photos, profile: profileInWords(stored, env.PHOTO_SECRET) };
}

/** Where copies of photos go, and who deletes those that no case comes to have. */
export function copying({ actors, env }: Pick<Call, "actors" | "env">) {
  const expect = (photos: string[]) => actors.site().cases.expectEvidence(photos);
  return { store: photoStoreOf(env), expect };
}

/** A profile in words, as it is now. Its pictures are kept apart. */
export function profileInWords({ person, details }: StoredProfile, secret: string): Profile {
  const { main_image: _image, online: _online, ...card } = cardOf({ person, secret });
  return { ...card, ...details, seeking: person.seeking, interests: person.interests };
}
