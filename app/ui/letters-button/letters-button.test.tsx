import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LettersButton } from "./letters-button.tsx";

test("the button for larger letters sends its form, and its name is the words, also where only the sign shows", () => {
  for (const compact of [false, true]) {
    const html = renderToStaticMarkup(
      <LettersButton name="comfort" value="1" label="Larger letters" compact={compact} />,
    );
    expect(html).toMatch(/^<button type="submit"(?=.* name="comfort")(?=.* value="1")/);
    expect(html).toContain("<b>Aa</b> <span>Larger letters</span>");
  }
});

test("among menus it shows one word of its name", () => {
  const html = renderToStaticMarkup(<LettersButton label="Larger letters" short="Letters" />);
  expect(html).toContain('aria-label="Aa Letters: Larger letters"');
  expect(html).toContain("<b>Aa</b> <span>Letters</span>");
});
