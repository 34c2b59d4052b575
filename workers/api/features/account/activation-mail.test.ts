import { expect, test } from "vitest";
import { activationMail } from "./activation-mail.ts";

const link = "https://site.example/activate?id=a&token=b";

test("a name stands in the mail as it was typed, whatever it means to a program", () => {
  const { text, html } = activationMail({ name: `$& $\u0060 $' <b>"`, link, locale: "en" });
  expect(text).toContain(`$& $\u0060 $' <b>"`);
  expect(html).toContain("$&amp; $\u0060 $' &lt;b&gt;&quot;");
  expect(html).not.toContain("<b>");
});
