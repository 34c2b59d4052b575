import type { Translate } from "../../../request/locale/texts.server.ts";

/** The title of somebody's landing page, or of the page that stands in for it. */
export function landingTitle(data: { shown?: string; target?: { name: string } } | undefined, t: Translate): string {
  const name = data?.target?.name;
  if (name) return t("landers:meet.title", { name });
  return t(data?.shown === "unavailable" ? "signup:target_unavailable.title" : "signup:closed.title");
}
