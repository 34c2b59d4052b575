import { renderToStaticMarkup } from "react-dom/server";
import { BenchIllustration } from "../ui/illustration/bench.tsx";
import { LostPathIllustration } from "../ui/illustration/lost-path.tsx";

const drawings = { bench: BenchIllustration, lost_path: LostPathIllustration };
const made = new Map<string, string>();

/** A drawing as HTML, for a page with a client script that rarely shows it: it comes with the page's data, and no browser loads how it is drawn. */
export function drawn(name: keyof typeof drawings): string {
  const Drawing = drawings[name];
  const html = made.get(name) ?? renderToStaticMarkup(<Drawing />);
  made.set(name, html);
  return html;
}
