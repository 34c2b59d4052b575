// The one function of Node that this Worker uses; Node's own types would bring in all the rest of Node.
declare module "node:zlib" {
  export const constants: { readonly BROTLI_PARAM_QUALITY: number };
  export function brotliCompressSync(text: string, options: { params: Record<number, number> }): Uint8Array;
}
