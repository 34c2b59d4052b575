import { clock } from "../../clock.ts";
import type { PhotoBindings, Secrets } from "../../env.ts";
import { photoStoreOf } from "../../providers/photos/photo-store-of.ts";
import { validUntil } from "../../providers/photos/signed-image.ts";
import { fileOf, olderVariant, type Variant } from "../../providers/photos/variants.ts";

/** Seconds. */
const DAY = 86_400;

const FILE = /^\/photos\/(([a-z0-9]{20})\/(full|large|match|thumb|blur)\.webp)$/;

/**
 * One picture, for whoever holds a signed address that has not expired: the address is the permission (design §1).
 * Forged, expired and unknown look alike.
 */
export async function servePhoto(
  request: Request,
  env: PhotoBindings & Pick<Secrets, "PHOTO_SECRET">,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const [, file, photo, variant] = FILE.exec(pathname) ?? [];
  if (!file || !["GET", "HEAD"].includes(request.method)) return notFound();
  const now = clock.now();
  const until = validUntil({ file, signed: searchParams.get("s") ?? "", secret: env.PHOTO_SECRET, now });
  if (until === undefined) return notFound();
  const store = photoStoreOf(env);
  const older = olderVariant[variant as Variant];
  const picture = (await store.get(file)) ?? (photo && older && (await store.get(fileOf(photo, older))));
  if (!picture) return notFound();
  return new Response(picture, {
    headers: {
      "Content-Type": "image/webp",
      // What an address shows never changes, but its owner may go: then also who saw it keeps it no longer than a day.
      "Cache-Control": `private, max-age=${Math.min(DAY, Math.floor((until - now) / 1000))}, immutable`,
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'",
      "Cross-Origin-Resource-Policy": "same-origin",
    },
  });
}

function notFound(): Response {
  return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
}
