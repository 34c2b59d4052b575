import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EmailText } from "./email-text.tsx";

const html = (text: string) => renderToStaticMarkup(<EmailText>{text}</EmailText>);

test("an address may break after its @ and its dots", () => {
  expect(html("anna@demo.example")).toBe("anna@<wbr/>demo.<wbr/>example");
  expect(html("anna.de.wit@demo.example")).toBe("anna.<wbr/>de.<wbr/>wit@<wbr/>demo.<wbr/>example");
});

test("the words around it stay as they are, dots too", () => {
  expect(html("Ask index.html. Mail a@b.nl. We answer.")).toBe("Ask index.html. Mail a@<wbr/>b.<wbr/>nl. We answer.");
});
