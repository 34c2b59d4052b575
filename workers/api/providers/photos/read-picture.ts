import { Buffer } from "node:buffer";
import { IncomingBytes, type Keep, type Reading } from "./formats/incoming-bytes.ts";
import { readJpeg } from "./formats/jpeg.ts";
import { broken, type Picture, PictureRefused, type PictureProblem } from "./formats/picture.ts";
import { readPng } from "./formats/png.ts";
import { readWebp } from "./formats/webp.ts";

/** A picture that is read while it comes in. Both throw `PictureRefused`. */
export interface PictureReader {
  push(part: Uint8Array): void;
  /** No more will come. */
  end(): Picture;
}

/**
 * Reads a file once, from its beginning, byte for byte as the decoder would, without decoding it: type, size, and that
 * it is whole. Its work and its memory are bounded by the bytes that came. `keep` is given what the decoder needs; whatever
 * else stands in the file or behind the picture is dropped (decision 0168).
 */
export function pictureReader(keep: Keep = () => undefined): PictureReader {
  const bytes = new IncomingBytes();
  const reading = read(bytes, keep);
  let picture: Picture | undefined;
  const goOn = () => {
    const step = reading.next();
    if (step.done) picture = step.value;
  };
  return {
    push(part) {
      if (picture || part.length === 0) return;
      bytes.push(part);
      goOn();
    },
    end() {
      bytes.end();
      if (!picture) goOn();
      if (!picture) throw broken();
      return picture;
    },
  };
}

/** A file that is all here, and what the decoder needs of it; or why there is none. */
export function readPicture(file: Uint8Array): (Picture & { essentials: Uint8Array }) | PictureProblem {
  const parts: Uint8Array[] = [];
  const reader = pictureReader((part) => void parts.push(part));
  try {
    reader.push(file);
    const picture = reader.end();
    const kept = Buffer.concat(parts);
    return { ...picture, essentials: picture.type === "webp" ? Buffer.concat([riff(kept.length), kept]) : kept };
  } catch (failure) {
    if (failure instanceof PictureRefused) return failure.problem;
    throw failure;
  }
}

function* read(bytes: IncomingBytes, keep: Keep): Reading<Picture> {
  const start = yield* bytes.take(12);
  bytes.giveBack(start);
  const text = start.toString("latin1");
  if (text.startsWith("\x89PNG")) return yield* readPng(bytes, keep);
  if (text.startsWith("\xff\xd8")) return yield* readJpeg(bytes, keep);
  if (text.startsWith("RIFF") && text.endsWith("WEBP")) return yield* readWebp(bytes, keep);
  // As phones of Apple store photos: an ISO file whose brand is one of HEIF's (ISO/IEC 23008-12).
  if (/^....ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)$/s.test(text)) throw new PictureRefused("photo_heic");
  throw broken();
}

function riff(length: number): Buffer {
  const head = Buffer.from("RIFF    WEBP", "latin1");
  head.writeUInt32LE(length + 4, 4);
  return head;
}
