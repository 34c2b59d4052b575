import type { Translate } from "../../../request/texts.server.ts";

/** The title of somebody's landing page, or of the page that stands in for it. */
export function landingTitle(data: { target?: { name: string } } | undefined, t: Translate): string {
  const name = data?.target?.name;
  return name ? t("landers:meet.title", { name }) : t("signup:title");
}
