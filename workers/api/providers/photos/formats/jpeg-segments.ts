import type { Buffer } from "node:buffer";

export interface Frame {
  width: number;
  height: number;
  components: number;
  isProgressive: boolean;
}

/** A frame's header (T.81, B.2.2): baseline, extended or progressive. No height means that it follows later, which is refused as 0. */
export function frameOf(marker: number, segment: Buffer): Frame | undefined {
  const components = segment[5] ?? 0;
  if (![1, 3, 4].includes(components) || segment.length !== 6 + 3 * components) return undefined;
  return {
    height: segment.readUInt16BE(1),
    width: segment.readUInt16BE(3),
    components,
    isProgressive: marker === 0xc2,
  };
}

/** A scan's header (B.2.3). */
export function isScan(segment: Buffer): boolean {
  const components = segment[0] ?? 0;
  return components >= 1 && components <= 4 && segment.length === 4 + 2 * components;
}

/** Huffman tables (0xC4), quantisation tables (0xDB) or the restart interval (0xDD), which fill their segment exactly. */
export function isTable(marker: number, segment: Buffer): boolean {
  if (marker === 0xdd) return segment.length === 2;
  let at = 0;
  while (at < segment.length) at += marker === 0xc4 ? huffmanTable(segment, at) : quantisationTable(segment, at);
  return at === segment.length && at > 0;
}

function huffmanTable(segment: Buffer, at: number): number {
  const counts = segment.subarray(at + 1, at + 17);
  const codes = counts.reduce((sum, count) => sum + count, 0);
  return codes > 256 ? Infinity : 17 + codes;
}

function quantisationTable(segment: Buffer, at: number): number {
  return (segment[at] ?? 0) >= 0x10 ? 129 : 65;
}

/** Adobe's note of how the colours are meant, and no more; without it pictures in other colours are shown in wrong ones. */
export function colourNote(segment: Buffer): Buffer | undefined {
  return segment.length >= 12 && segment.toString("latin1", 0, 5) === "Adobe" ? segment.subarray(0, 12) : undefined;
}
