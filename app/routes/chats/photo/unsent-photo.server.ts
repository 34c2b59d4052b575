import { getUnsentPhoto } from "../../../contract/conversations/message-photos.ts";
import { mintedKey } from "../../../contract/scalars.ts";
import { apiOf, type Context, settingsOf } from "../../../request/context.server.ts";
import { typedReply } from "../../../request/forms/typed-reply.server.ts";
import { failure } from "../../../request/pages/failure.server.ts";

/** The key that the address names: of the photo, and of the message that it goes with. */
export function keyIn({ searchParams }: URL): string | undefined {
  return mintedKey.safeParse(searchParams.get("key")).data;
}

/** The photo that waits under this key; `src` once it is prepared. Undefined where none waits. */
export async function unsentPhoto(key: string | undefined, context: Context) {
  if (key === undefined) return undefined;
  const found = await apiOf(context).call(getUnsentPhoto, { key });
  if (!found.ok && found.problem.error === "not_found") return undefined;
  if (!found.ok) throw failure(found.problem);
  const { filename, status } = found.value.photo;
  return {
    key,
    refused: status === "refused",
    ...(filename && { src: settingsOf(context).cdn_prefix + filename }),
  };
}

export type UnsentPhoto = NonNullable<Awaited<ReturnType<typeof unsentPhoto>>>;

/** What was typed before; it may have been for another photo. */
export async function typedWith(key: string, url: URL, context: Context) {
  const typed = await typedReply(url, context);
  return typed && { ...typed, initialValue: { ...typed.initialValue, client_id: key } };
}
