import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ShortEmail } from "./short-email.tsx";

const html = (text: string) => renderToStaticMarkup(<ShortEmail>{text}</ShortEmail>);

test("screen readers and the mouse get the whole address, eyes its two ends", () => {
  expect(html("anna.de.wit@demo.example").replaceAll(/ class="[^"]*"/g, "")).toBe(
    '<span title="anna.de.wit@demo.example"><span>anna.de.wit@demo.example</span>' +
      '<span aria-hidden="true">anna.de.wit@de</span><span aria-hidden="true">mo.example</span></span>',
  );
});

test("a very short address is its own end", () => {
  expect(html("a@b.nl")).toContain('<span aria-hidden="true">a@b.nl</span>');
});
