import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Toasts } from "./toasts.tsx";

const close = () => undefined;

test("toasts are served as lines of a status region that is there before them", () => {
  expect(renderToStaticMarkup(<Toasts name="Just now" closeLabel="Close" toasts={[]} />)).toMatch(
    /^<div role="status" class="[^"]+"><\/div>$/,
  );
  const toast = { id: "1", tone: "success", text: "Conversation removed.", onClose: close } as const;
  const html = renderToStaticMarkup(<Toasts name="Just now" closeLabel="Close" toasts={[toast]} />);
  expect(html).toContain("Conversation removed.");
  expect(html).toMatch(/<button type="button".*>Close<\/span><\/button>/);
  expect(html).not.toContain("style=");
});
