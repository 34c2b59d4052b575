import { createHash } from "node:crypto";
import { LARGEST_UPLOAD, SMALLEST_PHOTO_SIDE } from "../../../app/contract/people/photos.ts";
import type { ProblemCode } from "../../../app/contract/problems.ts";
import { accept, refuse, type Result } from "../../../app/domain/result.ts";
import { PictureRefused } from "../providers/photos/formats/picture.ts";
import type { PhotoStore } from "../providers/photos/photo-store.ts";
import { pictureReader } from "../providers/photos/read-picture.ts";
import { BrokenUpload, type Chunks, fileOf, NoFileChosen } from "./upload-body.ts";
import type { Patience } from "./upload-pace.ts";

/** What is refused is read to its end, so that the sender reads why; whoever sends more than this is cut off. */
const MOST_UNREAD = 4 * LARGEST_UPLOAD;
/** Who was refused before anything was read gets so long to hear of it, and keeps no place for it. */
const REFUSED_PATIENCE: Patience = { longestMs: 10_000, pauseMs: 2_000 };

/** What came in: a digest that knows it again. */
export interface Received {
  /** SHA-256, base64url. */
  digest: string;
}

/**
 * Reads a picture's upload and, where `store` names a place, stores it while it comes in: it is looked through as it goes by, and
 * nothing of it is held. Refused are other files, too many bytes or pixels, or too few, and whatever ends in the middle; of these
 * nothing stays in the store.
 */
export async function receiveUpload(
  request: Request,
  place?: { store: PhotoStore; file: string },
): Promise<Result<Received>> {
  const chunks = fileOf(request);
  const upload = readThrough(chunks);
  try {
    if (place) await place.store.put(place.file, streamOf(upload.parts));
    else for await (const _ of upload.parts);
  } catch (failure) {
    // The store says of a stream that ended only that it failed; why is known here.
    if (!upload.refusal) throw failure;
  } finally {
    await drain(chunks);
  }
  if (upload.received) return accept(upload.received);
  if (upload.refusal === "photo_too_small") return refuse(upload.refusal, { least: SMALLEST_PHOTO_SIDE });
  return refuse(upload.refusal ?? "photo_unreadable");
}

/** Reads some of what was refused before its first byte, since browsers send to the end before they listen. */
export function skipUpload(request: Request): Promise<void> {
  return drain(fileOf(request, REFUSED_PATIENCE));
}

/** The file's bytes, counted, digested and looked at as they go by; then what was received, or why it was not. */
function readThrough(chunks: Chunks) {
  const upload = { parts: parts(), received: undefined as Received | undefined, refusal: undefined as Refusal };
  async function* parts() {
    const [hash, reader] = [createHash("sha256"), pictureReader()];
    let size = 0;
    try {
      for await (const part of unclosed(chunks)) {
        size += part.length;
        if (size > LARGEST_UPLOAD) throw new UploadRefused("photo_too_large");
        reader.push(part);
        hash.update(part);
        yield part;
      }
      if (size === 0) throw new UploadRefused("photo_empty");
      const { width, height } = reader.end();
      if (Math.min(width, height) < SMALLEST_PHOTO_SIDE) throw new PictureRefused("photo_too_small");
      upload.received = { digest: hash.digest("base64url") };
    } catch (failure) {
      upload.refusal = refusalOf(failure);
      throw failure;
    }
  }
  return upload;
}

type Refusal = ProblemCode | undefined;

/** Whatever its bytes say. */
class UploadRefused extends Error {
  constructor(readonly problem: ProblemCode) {
    super(problem);
  }
}

function refusalOf(failure: unknown): Refusal {
  if (failure instanceof PictureRefused || failure instanceof UploadRefused) return failure.problem;
  if (failure instanceof NoFileChosen) return "photo_missing";
  return failure instanceof BrokenUpload ? "photo_unreadable" : undefined;
}

/** Who stops reading leaves the rest for `drain`. */
async function* unclosed(chunks: Chunks): Chunks {
  for (let part = await chunks.next(); !part.done; part = await chunks.next()) yield part.value;
}

async function drain(chunks: Chunks): Promise<void> {
  let unread = MOST_UNREAD;
  try {
    for await (const part of chunks) if ((unread -= part.length) < 0) return;
  } catch {
    // Its sender is gone.
  }
}

function streamOf(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const part = await parts.next();
      if (part.done) controller.close();
      else controller.enqueue(part.value);
    },
  });
}
