import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Dialog } from "./dialog.tsx";
import type { DialogProps } from "./dialog-props.ts";

function served(part: Partial<DialogProps> = {}) {
  return renderToStaticMarkup(
    <Dialog open title="It’s a match!" closeLabel="Close" {...part}>
      <a href="/chats">Write</a>
    </Dialog>,
  );
}

test("a dialog is served as the browser's own, open, named by its title, with a cross that needs no script", () => {
  const html = served();
  const [, id = ""] = /^<dialog open="" .*aria-labelledby="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`<h2 id="${id}">It’s a match!</h2>`);
  expect(html).toMatch(/<form method="dialog"><button [^>]*>.*Close<\/span><\/button><\/form>/);
  expect(html).not.toContain("aria-describedby");
  expect(html).not.toContain("style=");
});

test("a question is read out with its text, and has no cross", () => {
  const html = served({ question: true, text: "Bert keeps their own copy." });
  const [, id = ""] = /role="alertdialog" .*aria-describedby="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`<p id="${id}">Bert keeps their own copy.</p>`);
  expect(html).not.toContain("<form");
});

test("a dialog that is closed is served closed", () => {
  expect(served({ open: false })).toMatch(/^<dialog closedby/);
});
