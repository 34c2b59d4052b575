import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NoticeLine } from "./notice-line.tsx";

test("the sentence is a status, so what replaces it is read out; the answers follow it", () => {
  const html = renderToStaticMarkup(
    <NoticeLine tone="info" icon="bell" text="Message alerts?">
      <form>
        <button>Yes, tell me</button>
      </form>
    </NoticeLine>,
  );
  expect(html).toMatch(/<p role="status"[^>]*>Message alerts\?<\/p><form><button>Yes, tell me/);
});
