import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { pageTextsIn } from "../../../tests/support/doubles/language.ts";
import type { Constraints } from "../../domain/form.ts";
import { PageTextsContext } from "../../request/locale/use-translation.ts";
import { Opening } from "./opening.tsx";
import { Points } from "./points.tsx";

async function shown(constraint: Constraints | undefined): Promise<string> {
  return renderToString(
    <PageTextsContext value={await pageTextsIn("en")}>
      <Opening topic={undefined} niche="general" country={undefined} countryName={undefined} constraint={constraint} />
      <Points constraint={constraint} />
    </PageTextsContext>,
  );
}

test("a lander says that signing up is free only where somebody can", async () => {
  expect((await shown({})).match(/free/gi)).toHaveLength(2);
  expect(await shown(undefined)).not.toMatch(/free/i);
});
