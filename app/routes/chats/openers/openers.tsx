import { getMember } from "../../../contract/people/discovery.ts";
import { getOwnProfile } from "../../../contract/people/own-profile.ts";
import { openingQuestions } from "../../../page-parts/opening-questions/opening-questions.server.ts";
import { FictionalWarning } from "../../../page-parts/fictional/fictional-warning.tsx";
import { useMemberName } from "../../../page-parts/words/use-member-name.ts";
import { apiOf, textsOf } from "../../../request/context.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { LinkList, LinkRow } from "../../../ui/link-row/link-row.tsx";
import { Page } from "../../../ui/page/page.tsx";
import type { Route } from "./+types/openers.ts";

export const handle = { title: "gifts:openers.title", quiet: true } satisfies PageHandle;

/** So many first lines are proposed. */
const PROPOSED = 5;

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const [{ profile }, own] = await Promise.all([
    api.callOrThrow(getMember, { id: params.id }),
    api.call(getOwnProfile),
  ]);
  const mine = own.ok ? own.value.profile.interests : undefined;
  const shared = (profile.interests ?? []).filter((key) => mine?.includes(key));
  return {
    person: { id: profile.id, name: profile.name, fictional: profile.fictional },
    questions: openingQuestions(profile, shared, textsOf(context), PROPOSED),
  };
}

/** First lines that fit somebody's profile; each leads into the conversation, to be changed before it is sent. */
export default function Openers({ loaderData }: Route.ComponentProps) {
  const { person, questions } = loaderData;
  const { t } = useTranslation("gifts");
  const name = useMemberName(person);
  const chat = `/members/${person.id}/chat`;
  return (
    <Page
      title={t("openers.heading", { name })}
      lead={t("openers.lead")}
      back={<a href={`${chat}#newest`}>{t("back", { name })}</a>}
    >
      {person.fictional && <FictionalWarning />}
      <LinkList label={t("openers.heading", { name })}>
        {questions.map(({ key, text }) => (
          <LinkRow key={key} href={`${chat}?ask=${key}`} icon="message" title={text} />
        ))}
      </LinkList>
    </Page>
  );
}
