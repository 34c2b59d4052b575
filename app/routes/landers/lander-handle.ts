import type { PageHandle } from "../../request/pages/page-handle.ts";
import type { Topic } from "../../page-parts/words/topics.ts";

/** What all landers are: without a script, and the same for everybody from one country. */
export const handle = {
  hydrate: false,
  cache: "public",
  title: (data: { topic?: Topic } | undefined, t) => t("landers:title", { context: data?.topic }),
} satisfies PageHandle;
