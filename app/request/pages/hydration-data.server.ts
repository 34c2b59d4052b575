import type { EntryContext } from "react-router";

/** Everything that React Router hands to the browser, read to its end: our loaders defer nothing. */
export async function readHydrationData({ serverHandoffStream }: EntryContext): Promise<string> {
  if (!serverHandoffStream) return "";
  const reader = serverHandoffStream.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += decoder.decode(read.value, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * The hand-over as React Router's own streaming renderer writes it, for behind its `<Scripts>`: one chunk, then the end. `installed`: the
 * address of a script that only the installed app loads.
 */
export function hydrationScript(
  hydrationData: string,
  { nonce, installed }: Record<"nonce" | "installed", string>,
): string {
  const enqueue = `window.__reactRouterContext.streamController.enqueue(${scriptText(hydrationData)});`;
  const last = `window.__reactRouterContext.streamController.close();matchMedia("(display-mode:standalone)").matches&&import("${installed}")`;
  return `<script nonce="${nonce}">${enqueue}${last}</script>`;
}

const ESCAPES: Record<string, string> = {
  "'": String.raw`\'`,
  "\\": String.raw`\\`,
  "\n": String.raw`\n`,
  "\r": String.raw`\r`,
  "&": String.raw`\u0026`,
  "<": String.raw`\u003c`,
  ">": String.raw`\u003e`,
  "\u2028": String.raw`\u2028`,
  "\u2029": String.raw`\u2029`,
};

/** A JavaScript string that can stand in HTML and ends no script; in single quotes, as the text is full of the others. */
export function scriptText(text: string): string {
  return `'${text.replaceAll(/['\\\n\r&<>\u2028\u2029]/g, (char) => ESCAPES[char] ?? char)}'`;
}
