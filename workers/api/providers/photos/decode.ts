import photonWasm from "@cf-wasm/photon/photon.wasm";
import type { Pixels } from "./apply-orientation.ts";

/** The part of photon's module that is used here. A picture is a number: where it lies in the module's memory. */
interface Photon {
  memory: WebAssembly.Memory;
  malloc(size: number, align: number): number;
  free(at: number, size: number, align: number): void;
  freePicture(picture: number, always: 0): void;
  photonimage_new_from_byteslice(at: number, size: number): number;
  photonimage_get_width(picture: number): number;
  photonimage_get_height(picture: number): number;
  photonimage_get_raw_pixels(picture: number): [at: number, size: number];
  resize(picture: number, width: number, height: number, filter: number): number;
}

/** Weighs every pixel when it shrinks, at a fraction of Lanczos' time. */
const TRIANGLE = 2;
/** Memory of wasm grows and never shrinks: an instance that needed more than this is not kept. */
const MOST_KEPT_BYTES = 64 * 1024 * 1024;

let kept: Photon | undefined;

/**
 * The picture's pixels, shrunk to `longest` at its longer side; undefined when it cannot be decoded. photon panics then,
 * and never gives back the stack and the memory that it had taken: its package, which has one instance for ever, fails after
 * some thousand broken uploads. So decoding has an instance of its own, and the next picture a new one.
 */
export function decodeShrunk(upload: Uint8Array, longest: number): Pixels | undefined {
  const photon = kept ?? start();
  kept = undefined;
  try {
    const pixels = decodeBy(photon, upload, longest);
    if (photon.memory.buffer.byteLength <= MOST_KEPT_BYTES) kept = photon;
    return pixels;
  } catch (failure) {
    if (failure instanceof WebAssembly.RuntimeError || failure instanceof RangeError) return undefined;
    throw failure;
  }
}

function decodeBy(photon: Photon, upload: Uint8Array, longest: number): Pixels {
  const at = photon.malloc(upload.length, 1);
  new Uint8Array(photon.memory.buffer).set(upload, at);
  // Takes the bytes over.
  const whole = photon.photonimage_new_from_byteslice(at, upload.length);
  const picture = shrunk(photon, whole, longest);
  const [width, height] = [photon.photonimage_get_width(picture), photon.photonimage_get_height(picture)];
  const [start, size] = photon.photonimage_get_raw_pixels(picture);
  const data = new Uint8Array(photon.memory.buffer).slice(start, start + size);
  photon.free(start, size, 1);
  photon.freePicture(picture, 0);
  return { data, width, height };
}

function shrunk(photon: Photon, whole: number, longest: number): number {
  const [width, height] = [photon.photonimage_get_width(whole), photon.photonimage_get_height(whole)];
  const scale = longest / Math.max(width, height);
  if (scale >= 1) return whole;
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  const picture = photon.resize(whole, side(width), side(height), TRIANGLE);
  photon.freePicture(whole, 0);
  return picture;
}

/** What photon's module asks of a browser is for canvases, which no picture of ours needs. */
function start(): Photon {
  const imports: Record<string, Record<string, () => never>> = {};
  for (const { module, name } of WebAssembly.Module.imports(photonWasm)) {
    imports[module] ??= {};
    imports[module][name] = () => {
      throw new RangeError(`photon asked for ${name}`);
    };
  }
  const { exports } = new WebAssembly.Instance(photonWasm, imports);
  return {
    ...exports,
    malloc: exports["__wbindgen_malloc"],
    free: exports["__wbindgen_free"],
    freePicture: exports["__wbg_photonimage_free"],
  } as unknown as Photon;
}
