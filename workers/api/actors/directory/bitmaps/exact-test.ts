/** Leaves of the first `length` numbers those that fit, in their order, at the front; answers how many they are. */
export type ExactTest = (numbers: Uint32Array, length: number) => number;

/**
 * Those whose number in a column is no less than `least` and no more than `most`. A column is read for many people in one loop: most of
 * them lie outside the processor's cache, and are then waited for together.
 */
export function between(column: ArrayLike<number>, least: number, most: number): ExactTest {
  return (numbers, length) => {
    let kept = 0;
    for (let at = 0; at < length; at += 1) {
      const number = numbers[at] as number;
      const value = column[number] as number;
      numbers[kept] = number;
      if (value >= least && value <= most) kept += 1;
    }
    return kept;
  };
}

/** Those whose number in a column is one of these. */
export function oneOf(column: ArrayLike<number>, values: ReadonlySet<number>): ExactTest {
  return (numbers, length) => {
    let kept = 0;
    for (let at = 0; at < length; at += 1) {
      const number = numbers[at] as number;
      numbers[kept] = number;
      if (values.has(column[number] as number)) kept += 1;
    }
    return kept;
  };
}
