import type { Problem } from "../../../contract/problems.ts";
import type { Translate } from "../../../request/locale/texts.server.ts";
import { errorsOf } from "../../../request/forms/form-error.server.ts";
import type { FormReply } from "../../../ui/form/form-fields.ts";
import type { readSearch } from "./read-search.server.ts";
import type { SearchPageData } from "./search-page-data.ts";

/** For whoever fills in the panel: how many the button would show, and nothing else of the page. */
export function onlyCounted(show: string): SearchPageData {
  return { show, head: "", query: {}, search: {}, filters: [], open: false, page: 1, last: 0, constraint: {} };
}

/** The form again, with what the API refuses of its fields. */
export function refusedFields(submission: ReturnType<typeof readSearch>, problem: Problem, t: Translate): FormReply {
  const { fieldErrors = {} } = errorsOf(problem, {}, t);
  return submission.reply({ fieldErrors });
}
