import { expect, test } from "vitest";
import { limitForm } from "./limit.form.ts";

const read = (limit: string) => limitForm.safeParse({ limit });

test("a limit is whole and written in digits", () => {
  for (const [typed, limit] of Object.entries({ "0": 0, " 50 ": 50, "050": 50, "100000": 100_000 }))
    expect(read(typed).data, typed).toEqual({ limit });
});

test("what one reads as a thousand and another as one is asked for again, in words", () => {
  for (const typed of [
    "1.000",
    "1,000",
    "1 000",
    "1e3",
    "0x10",
    "50.00",
    "50,-",
    "€ 50",
    "-5",
    "+5",
    "100001",
    "fifty",
    "٥٠",
    " ",
  ])
    expect(
      read(typed).error?.issues.map(({ message }) => message),
      typed,
    ).toEqual(["amount_whole"]);
  expect(limitForm.safeParse({}).error?.issues[0]?.message).toBe("required");
});
