import type { FieldProblem } from "../../../../app/contract/field-problems.ts";
import {
  inspectPage,
  listPages,
  LONGEST_PAGE,
  publishPage,
  withdrawPage,
} from "../../../../app/contract/operators/operator-pages.ts";
import { pageToken } from "../../../../app/contract/written-pages.ts";
import { cleanLine } from "../../../../app/domain/clean-line.ts";
import { cleanText } from "../../../../app/domain/clean-text.ts";
import { accept, refuse } from "../../../../app/domain/result.ts";
import { bytesInJson } from "../../../../app/domain/site/page-size.ts";
import { isReservedToken } from "../../../../app/domain/site/page-token.ts";
import type { PageVersionRow } from "../../actors/site/pages/page-versions.ts";
import { instantOf } from "../../clock.ts";
import { handleOperator } from "../../http/handle-operator.ts";

export const getPages = handleOperator(listPages, async ({ actors }) => {
  const rows = await actors.site().pages.list();
  const tokens = [...new Set(rows.map(({ token }) => token))];
  return accept({ pages: tokens.map((token) => ({ token, languages: languagesIn(rows, token) })) });
});

export const getPage = handleOperator(inspectPage, async ({ actors, query }) => {
  const { token, version } = query;
  if (!pageToken.safeParse(token).success || isReservedToken(token)) return refuse("not_found");
  const { pages } = actors.site();
  const [rows, found] = await Promise.all([pages.list(), pages.inspect(query)]);
  const whole = found.whole && {
    title: found.whole.title,
    description: found.whole.description,
    markdown: found.whole.markdown,
  };
  if (version !== undefined && !whole) return refuse("not_found");
  return accept({
    token,
    languages: languagesIn(rows, token),
    versions: found.versions.map(shownVersion),
    text: whole ?? null,
  });
});

export const postPage = handleOperator(publishPage, async ({ actors, operator, body }) => {
  const { key, token, language, seen } = body;
  const text = {
    title: cleanLine(body.title),
    description: cleanLine(body.description),
    markdown: cleanText(body.markdown),
  };
  const fields = mistakesIn({ token, ...text });
  if (Object.keys(fields).length > 0) return refuse("invalid_input", { fields });
  const act = { operator, why: cleanText(body.why) };
  return actors.site().pages.publish({ key, token, language, seen, ...text }, act);
});

export const deletePage = handleOperator(withdrawPage, async ({ actors, operator, body }) => {
  const { why, ...page } = body;
  return actors.site().pages.withdraw(page, { operator, why: cleanText(why) });
});

function mistakesIn({ token, title, markdown }: { token: string; title: string; markdown: string }) {
  const fields: Record<string, FieldProblem> = {};
  if (isReservedToken(token)) fields["token"] = "page_token_reserved";
  if (!title) fields["title"] = "required";
  if (!markdown) fields["markdown"] = "required";
  if (bytesInJson(markdown) > LONGEST_PAGE) fields["markdown"] = "page_too_long";
  return fields;
}

function languagesIn(rows: PageVersionRow[], token: string) {
  const own = rows.filter((row) => row.token === token);
  return own.map((row) => ({ ...shownVersion(row), language: row.language }));
}

function shownVersion({ version, state, title, at, operator, why }: PageVersionRow) {
  return { version, state, title, at: instantOf(at), operator, why };
}
