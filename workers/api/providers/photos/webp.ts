import webpEncoder from "@jsquash/webp/codec/enc/webp_enc_simd.js";
import webpWasm from "@jsquash/webp/codec/enc/webp_enc_simd.wasm";
import { defaultOptions } from "@jsquash/webp/meta.js";
import type { Pixels } from "./apply-orientation.ts";

/** The part of libwebp's module that we use; the package's own types want a browser. */
interface Encoder {
  encode(pixels: Uint8ClampedArray, width: number, height: number, options: typeof defaultOptions): Uint8Array | null;
}

/** Started with the first photo. A Worker may not compile wasm by itself, so the module comes ready. */
let encoder: Promise<Encoder> | undefined;

function start(): Promise<Encoder> {
  return webpEncoder({
    noInitialRun: true,
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
      const instance = new WebAssembly.Instance(webpWasm, imports);
      done(instance);
      return instance.exports;
    },
  }) as Promise<Encoder>;
}

/** libwebp's own 0 to 100, and 0 (fast) to 6 (small). */
interface Effort {
  quality: number;
  method: number;
}

/** Lossy WebP with nothing but the picture in it. */
export async function encodeWebp({ data, width, height }: Pixels, effort: Effort): Promise<Uint8Array> {
  encoder ??= start();
  const module = await encoder;
  const encoded = module.encode(new Uint8ClampedArray(data), width, height, { ...defaultOptions, ...effort });
  if (!encoded) throw new Error("the WebP encoder refused a picture");
  return encoded;
}
