/** RGBA pixels, row by row. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Turns and mirrors the picture as EXIF's orientation (1 to 8) asks, since the note itself is not kept. */
export function applyOrientation(picture: Pixels, orientation: number): Pixels {
  if (orientation <= 1) return picture;
  const { width, height } = picture;
  const turned = orientation > 4;
  const target = { width: turned ? height : width, height: turned ? width : height };
  const from = new Uint32Array(picture.data.buffer, picture.data.byteOffset, width * height);
  const to = new Uint32Array(width * height);
  for (let y = 0; y < target.height; y += 1) {
    for (let x = 0; x < target.width; x += 1) {
      const [column, row] = sourceOf({ x, y, orientation, width, height });
      to[y * target.width + x] = from[row * width + column] ?? 0;
    }
  }
  return { ...target, data: new Uint8Array(to.buffer) };
}

/** Which pixel of the picture as stored belongs at (x, y) of the upright one. */
function sourceOf(at: {
  x: number;
  y: number;
  orientation: number;
  width: number;
  height: number;
}): [column: number, row: number] {
  const { x, y, orientation, width, height } = at;
  const [right, bottom] = [width - 1, height - 1];
  if (orientation === 2) return [right - x, y];
  if (orientation === 3) return [right - x, bottom - y];
  if (orientation === 4) return [x, bottom - y];
  if (orientation === 5) return [y, x];
  if (orientation === 6) return [y, bottom - x];
  if (orientation === 7) return [right - y, bottom - x];
  return [right - y, x];
}
