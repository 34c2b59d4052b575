import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { getMember } from "../../app/contract/people/discovery.ts";
import { listPhotos, type OwnPhoto, uploadPhoto } from "../../app/contract/people/photos.ts";
import type { Profile } from "../../app/contract/people/profile.ts";
import { actorsOf } from "../../workers/api/actors/actors.ts";
import { clock } from "../../workers/api/clock.ts";
import type { Env } from "../../workers/api/env.ts";
import { servePhoto } from "../../workers/api/features/photos/serve-photo.ts";
import { photoStoreOf } from "../../workers/api/providers/photos/photo-store-of.ts";
import { fileOf, variants } from "../../workers/api/providers/photos/variants.ts";
import { aPng } from "../support/picture.ts";
import type { TestAccount } from "./account-fixtures.ts";
import { inStub } from "./deletion-fixtures.ts";

const apiEnv = env as unknown as Env;
export const photoStore = photoStoreOf(apiEnv);
const site = actorsOf(apiEnv, "periwinkle").site();

/** Sends a file; the answer of the call. */
export const upload = async (
  { visitor }: TestAccount,
  file: Uint8Array | string = aPng(),
  key: string = crypto.randomUUID(),
) => visitor.upload(uploadPhoto, { key }, file);

/** Sends a file that is taken. */
export async function uploaded(member: TestAccount, file?: Uint8Array): Promise<OwnPhoto> {
  const { status, body } = await upload(member, file);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body["photo"] as OwnPhoto;
}

const memberObject = (id: string) => apiEnv.MEMBER.getByName(`periwinkle/${id}`) as unknown as DurableObjectStub;

/** In the member's own database. */
export const inMember = <Read>({ id }: TestAccount, read: (sql: SqlStorage) => Read) => inStub(memberObject(id), read);

/** Whatever the member's object wants of the store, as "get <file>", `before` comes first: it may throw, or take its time. */
export async function beforeStore(
  { id }: TestAccount,
  before: (asked: string, sql: SqlStorage) => unknown,
): Promise<void> {
  await runInDurableObject(memberObject(id), (object) => {
    const { engine } = object as unknown as { engine: { env: Env; sql: SqlStorage } };
    const fetch = async (address: string, init?: RequestInit) => {
      await before(`${init?.method?.toLowerCase() ?? "get"} ${new URL(address).pathname.slice(1)}`, engine.sql);
      return apiEnv.PHOTOS?.fetch(address, init);
    };
    engine.env = { ...apiEnv, PHOTOS: { fetch } as unknown as Fetcher };
  });
}

/** The member's object stops before it asks the store for this, or for what begins so. `goOn` lets it go on, once it has come there. */
export async function heldBeforeStore(member: TestAccount, held: string) {
  const released = Promise.withResolvers<void>();
  let isReached = false;
  await beforeStore(member, (asked) => {
    if (!asked.startsWith(held)) return undefined;
    isReached = true;
    return released.promise;
  });
  return {
    async reached() {
      // Calls alone would keep the runtime from its timers, by which a picture waits for its turn.
      while (!isReached) await new Promise((resolve) => setTimeout(resolve));
    },
    goOn: () => runInDurableObject(memberObject(member.id), () => released.resolve()),
  };
}

/** As their own page shows them. */
export const photosOf = async ({ visitor }: TestAccount) => {
  const { body } = await visitor.call(listPhotos, {});
  return body["photos"] as OwnPhoto[];
};

export const statusesOf = async (member: TestAccount) => (await photosOf(member)).map(({ status }) => status);

/** Somebody has looked at it; `at`: milliseconds. */
export async function decide(
  member: TestAccount,
  photo: { id: string },
  status: "active" | "refused",
  { at = clock.now(), sequence = at }: { at?: number; sequence?: number } = {},
) {
  const reason = status === "refused" && { reason: "no_face" };
  const payload = { photo_id: photo.id, status, ...reason, decided_at: at, sequence };
  await member.stub.receive({ id: `decision/${crypto.randomUUID()}`, kind: "photo_decided", payload });
  await member.stub.runDue();
}

/** A photo that others see. */
export async function anActivePhoto(member: TestAccount, file?: Uint8Array) {
  const photo = await uploaded(member, file);
  await member.stub.runDue();
  await decide(member, photo, "active");
  return photo;
}

/** What is stored of a photo, under any name. */
export async function filesOf(id: string): Promise<string[]> {
  const variantsOf = variants.flatMap((variant) => [fileOf(id, variant), `withheld/${fileOf(id, variant)}`]);
  const uploads = (await namesIn("raw")).filter((name) => name.startsWith(id)).map((name) => `raw/${name}`);
  const found = await Promise.all(variantsOf.map(async (file) => ((await photoStore.get(file)) ? [file] : [])));
  return [...uploads, ...found.flat()];
}

/** The names of files and folders in a folder of the photo store; the disk service lists them. */
export async function namesIn(folder: string): Promise<string[]> {
  const listed = await apiEnv.PHOTOS?.fetch(`http://photos/${folder}`);
  if (!listed?.ok) return [];
  return ((await listed.json()) as { name: string }[]).map(({ name }) => name);
}

/** The member's photos that the site's queue has. */
export const queuedPhotos = async ({ id }: { id: string }) => {
  await site.counters();
  return inStub(apiEnv.SITE.getByName("periwinkle"), (sql) =>
    sql
      .exec<{ ref: string }>("SELECT ref FROM queue_items WHERE queue = 'photos' AND member = ?", id)
      .toArray()
      .map((row) => row.ref),
  );
};

/** As somebody else's page shows them. */
export const seenBy = async ({ visitor }: TestAccount, { id }: { id: string }) =>
  (await visitor.call(getMember, { id })).body["profile"] as Profile;

/** What whoever has the photo's address is shown. */
export const bytesAt = (name: string | null | undefined) =>
  servePhoto(new Request(`http://localhost/photos/${name ?? ""}`), apiEnv).then((answer) => answer.arrayBuffer());

/** What the photo's address answers. */
export const statusAt = async (name: string | null | undefined) =>
  (await servePhoto(new Request(`http://localhost/photos/${name ?? ""}`), apiEnv)).status;
