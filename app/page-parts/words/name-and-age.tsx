/** "Anna, 64", whichever way the name is read. */
export function NameAndAge({ name, age }: { name?: string | null; age?: number | null }) {
  return (
    <>
      <bdi>{name}</bdi>
      {age == null ? "" : `, ${age}`}
    </>
  );
}
