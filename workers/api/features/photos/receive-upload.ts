import { createHash } from "node:crypto";
import { LARGEST_UPLOAD } from "../../../../app/contract/photos.ts";
import type { ProblemCode } from "../../../../app/contract/problems.ts";
import { accept, refuse, type Result } from "../../../../app/domain/result.ts";
import { isHeic, readImageHeader } from "../../providers/photos/image-header.ts";
import { MOST_PIXELS } from "../../providers/photos/make-variants.ts";
import type { PhotoStore } from "../../providers/photos/photo-store.ts";
import { BrokenUpload, fileOf } from "./upload-body.ts";

/** A camera writes its notes before the size: so much is looked through for it. */
const HEAD_BYTES = 512 * 1024;
/** What is refused is read to its end, so that the sender reads why; whoever sends more than this is cut off. */
const MOST_UNREAD = 4 * LARGEST_UPLOAD;

/** What came in: its type, and a digest that knows it again. */
export interface Received {
  type: "jpeg" | "png" | "webp";
  /** SHA-256, base64url. */
  digest: string;
}

/**
 * Reads a picture's upload and, where `store` names a place, stores it while it comes in: nothing of it is held but its
 * beginning, which says whether it is a picture and how large. Refused are other files, too many bytes or pixels, and
 * whatever ends in the middle; of these nothing stays in the store.
 */
export async function receiveUpload(
  request: Request,
  place?: { store: PhotoStore; file: string },
): Promise<Result<Received>> {
  const file = reading(request);
  try {
    const head = await headOf(file);
    const judged = judge(head);
    if (!judged.ok) return judged;
    const measured = measure(head, file);
    if (place) await place.store.put(place.file, streamOf(measured.chunks));
    else for await (const _ of measured.chunks);
    return accept({ type: judged.value, digest: measured.digest() });
  } catch (failure) {
    if (failure instanceof UploadRefused) return refuse(failure.problem);
    // The store says of a stream that ended only that it failed; why is known here.
    if (file.refusal) return refuse(file.refusal);
    throw failure;
  } finally {
    await file.drain();
  }
}

class UploadRefused extends Error {
  constructor(readonly problem: ProblemCode) {
    super(problem);
  }
}

/** The file's bytes; what is wrong with them is kept, because the store swallows it. */
function reading(request: Request) {
  let unread = MOST_UNREAD;
  const state = {
    refusal: undefined as ProblemCode | undefined,
    refuse(problem: ProblemCode): never {
      state.refusal = problem;
      throw new UploadRefused(problem);
    },
    async next(): Promise<Uint8Array | undefined> {
      try {
        const part = await chunks.next();
        return part.done ? undefined : part.value;
      } catch (failure) {
        if (failure instanceof BrokenUpload) return state.refuse("photo_unreadable");
        throw failure;
      }
    },
    async drain(): Promise<void> {
      try {
        for (let part = await state.next(); part && unread > 0; part = await state.next()) unread -= part.length;
      } catch {
        // Its sender is gone.
      }
    },
  };
  const chunks = fileOf(request);
  return state;
}

type Reading = ReturnType<typeof reading>;

async function headOf(file: Reading): Promise<Uint8Array> {
  let head = new Uint8Array();
  while (head.length < HEAD_BYTES && !readImageHeader(head)) {
    const part = await file.next();
    if (!part) break;
    head = Buffer.concat([head, part]);
    if (head.length >= 12 && isHeic(head)) file.refuse("photo_heic");
  }
  return head;
}

function judge(head: Uint8Array): Result<Received["type"]> {
  const header = readImageHeader(head);
  if (!header || header.width === 0 || header.height === 0) return refuse("photo_unreadable");
  if (header.width * header.height > MOST_PIXELS) return refuse("photo_too_many_pixels");
  return accept(header.type.slice("image/".length) as Received["type"]);
}

/** The whole file again, counted and digested as it goes by. */
function measure(head: Uint8Array, file: Reading) {
  const hash = createHash("sha256");
  let size = 0;
  async function* chunks() {
    for (let part: Uint8Array | undefined = head; part; part = await file.next()) {
      size += part.length;
      if (size > LARGEST_UPLOAD) file.refuse("photo_too_large");
      hash.update(part);
      yield part;
    }
  }
  return { chunks: chunks(), digest: () => hash.digest("base64url") };
}

function streamOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const part = await chunks.next();
      if (part.done) controller.close();
      else controller.enqueue(part.value);
    },
  });
}
