import { bundleOf, type Bundle } from "./bundle.ts";

const files = import.meta.glob<Record<string, unknown>>("./*/*.json", { eager: true, import: "default" });

/** Every language's texts; on the server only, the browser gets its own language (load.client.ts). */
export const allTexts: Record<string, Bundle> = Object.fromEntries(
  languagesIn(Object.keys(files)).map((language) => [
    language,
    joined(bundleOf(Object.fromEntries(Object.entries(files).filter(([path]) => path.startsWith(`./${language}/`))))),
  ]),
);

/**
 * Two namespaces have a second file, which no browser loads: of problems what only forms are refused for, of the chats what only a
 * conversation says, which travels with its page.
 */
function joined({ "form-problems": forms, conversation, ...bundle }: Bundle): Bundle {
  const { problems, chats } = bundle;
  return {
    ...bundle,
    ...(problems && { problems: { ...problems, ...forms } }),
    ...(chats && { chats: { ...chats, ...conversation } }),
  };
}

function languagesIn(paths: string[]): string[] {
  return [...new Set(paths.map((path) => path.split("/")[1] ?? ""))];
}
