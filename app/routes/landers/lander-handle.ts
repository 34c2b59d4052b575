import type { PageHandle } from "../../request/pages/page-handle.ts";
import type { About } from "../../page-parts/words/topics.ts";

/** What all landers are: without a script, and the same for everybody from one country. */
export const handle = {
  hydrate: false,
  cache: "public",
  title: (data: About | undefined, t) => t("landers:title", { context: data?.topic ?? data?.niche }),
} satisfies PageHandle;
