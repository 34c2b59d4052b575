const encoder = new TextEncoder();

/** All answers are put together in the same memory, one after the other: nothing waits between begin and end. */
let room = new Uint8Array(128 * 1024);

/** Texts (as UTF-8) and bytes as one, in their order. */
export function concatBytes(pieces: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  let end = 0;
  for (const piece of pieces) {
    makeRoom(end + (typeof piece === "string" ? piece.length * MOST_BYTES_A_CHAR : piece.length), end);
    if (typeof piece === "string") {
      end += encoder.encodeInto(piece, room.subarray(end)).written;
    } else {
      room.set(piece, end);
      end += piece.length;
    }
  }
  return room.slice(0, end);
}

/** Of a UTF-16 unit; a pair of them needs four. */
const MOST_BYTES_A_CHAR = 3;

function makeRoom(needed: number, used: number): void {
  if (needed <= room.length) return;
  const larger = new Uint8Array(2 * needed);
  larger.set(room.subarray(0, used));
  room = larger;
}
