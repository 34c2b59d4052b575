import { expect, test } from "vitest";
import { findMembers } from "../../../../app/contract/operators/operator-members.ts";
import { anAccount } from "../../../../tests/workers/account-fixtures.ts";
import { delivered } from "../../../../tests/workers/member-fixtures.ts";
import { anOperator } from "../../../../tests/workers/operator-fixture.ts";
import { anActivePhoto, uploaded } from "../../../../tests/workers/photo-fixtures.ts";

test("whom a search finds can be told from others of that name, by id as by name; a photo that waits is not shown", async () => {
  const of = { country: "IE", name: "Wilhelmijntje" };
  const [olga, seen, waits] = [
    await anOperator(),
    await anAccount({ ...of, gender: "female" }),
    await anAccount({ ...of, gender: "male" }),
  ];
  const photo = await anActivePhoto(seen);
  await uploaded(waits);
  await delivered(seen, waits);
  const found = async (q: string) => {
    const { body } = await olga.call(findMembers, { q, country: "IE" });
    return body["members"] as Record<string, unknown>[];
  };
  const listed = await found("wilhelmijn");
  expect(listed.map(({ id }) => id).toSorted()).toEqual([seen.id, waits.id].toSorted());
  const [one, other] = [await found(seen.id), await found(waits.id)].flat();
  expect(listed).toEqual(expect.arrayContaining([one, other]));
  expect(one).toMatchObject({ gender: "female", age: expect.any(Number), main_image: { id: photo.id } });
  expect(other).toMatchObject({ gender: "male", age: expect.any(Number), main_image: null });
  expect(Object.keys(one ?? {}).toSorted()).toEqual(
    ["age", "city", "country", "fictional", "gender", "id", "main_image", "name"].toSorted(),
  );
});
