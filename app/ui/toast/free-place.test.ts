import fc from "fast-check";
import { expect, test } from "vitest";
import { moveUp, type Span } from "./free-place.ts";

const toast: Span = { top: 600, bottom: 650 };

test("a toast stays where nothing lies below it", () => {
  expect(moveUp(toast, [])).toBe(0);
  expect(
    moveUp(toast, [
      { top: 700, bottom: 740 },
      { top: 400, bottom: 590 },
    ]),
  ).toBe(0);
});

test("it moves up past what lies below it, and past what lies there", () => {
  expect(moveUp(toast, [{ top: 640, bottom: 690 }])).toBe(18);
  expect(
    moveUp(toast, [
      { top: 640, bottom: 690 },
      { top: 560, bottom: 585 },
    ]),
  ).toBe(98);
});

test("where there is no place it stays", () => {
  expect(moveUp(toast, [{ top: 0, bottom: 740 }])).toBe(0);
  expect(moveUp(toast, [{ top: 60, bottom: 740 }])).toBe(0);
});

test("wherever it moves, nothing lies below it", () => {
  const span = fc.tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 1, max: 60 }));
  fc.assert(
    fc.property(fc.array(span, { maxLength: 12 }), (spans) => {
      const controls = spans.map(([top, height]) => ({ top, bottom: top + height }));
      const up = moveUp(toast, controls);
      const covered = controls.some(({ top, bottom }) => top < toast.bottom - up && bottom > toast.top - up);
      expect(up > 0 && covered).toBe(false);
    }),
  );
});
