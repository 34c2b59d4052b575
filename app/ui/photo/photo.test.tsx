import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Photo } from "./photo.tsx";

test("a photo keeps its place before it arrives", () => {
  const html = renderToStaticMarkup(<Photo src="/p/1" alt="Anna" width={400} height={500} lazy />);
  expect(html).toMatch(/<img src="\/p\/1" alt="Anna" width="400" height="500" loading="lazy"/);
});

test("who may not see the photo sees its blur and nothing else", () => {
  expect(renderToStaticMarkup(<Photo blurSrc="/p/1-blur" alt="" />)).toContain('src="/p/1-blur"');
});

test("without a photo it is the person's first letter, on a colour that is theirs on every page", () => {
  const html = (id: string, name: string) =>
    renderToStaticMarkup(<Photo of={{ id, name }} alt="" placeholderText="No photo yet" />);
  expect(html("a1", "élise")).toMatch(
    /aria-label="No photo yet"><svg [^>]*aria-hidden="true"[^>]*><text [^>]*>É<\/text>/,
  );
  const colour = (id: string, name: string) => /<svg[^>]* class="([^"]+)"/.exec(html(id, name))?.[1];
  expect(colour("a1", "Élise")).toBe(colour("a1", "Anna"));
  expect(new Set(["a", "b", "c", "d", "e"].map((id) => colour(id, "Anna"))).size).toBe(4);
});

test("without a photo and a name a drawing stands there and says so", () => {
  const html = renderToStaticMarkup(<Photo alt="Anna" placeholderText="No photo yet" />);
  expect(html).toContain('role="img" aria-label="No photo yet"');
  expect(html).not.toContain("<img");
});
