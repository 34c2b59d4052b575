import { data } from "react-router";
import { problemStatus } from "../../contract/problems.ts";
import { unsubscribe } from "../../contract/account/notifications.ts";
import { apiOf } from "../../request/context.server.ts";
import { failure } from "../../request/pages/failure.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import type { Route } from "./+types/unsubscribe.ts";
import { linkIn, unsubscribeForm } from "./unsubscribe/unsubscribe.form.ts";
import { Ask, Done, Invalid } from "./unsubscribe/unsubscribe-views.tsx";

export const handle = { hydrate: false, title: "notifications:unsubscribe.title" } satisfies PageHandle;

const GONE = { status: problemStatus.link_invalid };

/** Following the link changes nothing: mail scanners follow links too. */
export function loader({ url }: Route.LoaderArgs) {
  const link = linkIn(url.searchParams);
  const address = url.pathname + url.search;
  return link ? { link, address } : data({ link, address }, GONE);
}

/**
 * The page's buttons, and the mail program's own (RFC 8058): that one comes without cookies, Origin or Referer, and
 * wants a 200. So the answer is the page itself and no redirect; a reload of it asks for the same once more.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: unsubscribeForm, context });
  const link = linkIn(url.searchParams);
  if (!link) return data({ invalid: true as const }, GONE);
  if (!form.ok) throw failure({ error: "invalid_input" });
  const answer = await apiOf(context).call(unsubscribe, { ...link, ...form.value });
  if (answer.ok) return { invalid: false as const, ...form.value, email: answer.value.email };
  if (answer.problem.error === "link_invalid") return data({ invalid: true as const }, GONE);
  throw failure(answer.problem);
}

export default function Unsubscribe({ loaderData: { link, address }, actionData: done }: Route.ComponentProps) {
  if (!link || done?.invalid) return <Invalid />;
  if (done) return <Done {...done} kind={link.kind} address={address} />;
  return <Ask kind={link.kind} address={address} />;
}
