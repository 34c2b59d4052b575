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

test("without a photo a drawing stands there and says so", () => {
  const html = renderToStaticMarkup(<Photo alt="Anna" placeholderText="No photo yet" />);
  expect(html).toContain('role="img" aria-label="No photo yet"');
  expect(html).not.toContain("<img");
});
