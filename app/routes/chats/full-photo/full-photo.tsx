import { currentUser } from "../../../contract/account/session.ts";
import { showMessagePhoto } from "../../../contract/conversations/message-photos.ts";
import { imageUrl } from "../../../domain/images.ts";
import { formatMoment } from "../../../domain/locale/format.ts";
import { readersZone } from "../../../domain/locale/time-zone.ts";
import { FictionalWarning } from "../../../page-parts/fictional/fictional-warning.tsx";
import { aboutMessage } from "../../../page-parts/reported-about.ts";
import { useMemberName } from "../../../page-parts/words/use-member-name.ts";
import { apiOf, localeOf, settingsOf, visitorOf } from "../../../request/context.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Page } from "../../../ui/page/page.tsx";
import type { Route } from "./+types/full-photo.ts";
import * as styles from "./full-photo.css.ts";

export const handle = { title: "photos:shown.title", quiet: true } satisfies PageHandle;

/** Only for the two whose conversation it is; for all others there is no such page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const [{ profile, message, photo }, { user }] = await Promise.all([
    api.callOrThrow(showMessagePhoto, { message: params.message }),
    api.callOrThrow(currentUser),
  ]);
  const chat = `/members/${profile.id}/chat`;
  const about = new URLSearchParams({ back: `${chat}#newest`, about: aboutMessage(message) });
  return {
    person: { id: profile.id, name: profile.name, deleted: profile.deleted, fictional: profile.fictional },
    own: message.own,
    /** In the conversation it stays so until the reader has answered (decision 0213). */
    blurred: message.photo?.locked === true,
    text: message.text,
    src: imageUrl(settingsOf(context).cdn_prefix, photo, "full"),
    preparing: photo.status === "preparing",
    at: formatMoment(message.sent_at, localeOf(context), readersZone(user, visitorOf(context).country)),
    chat: `${chat}#newest`,
    /** Nobody reports their own. */
    report: message.own ? undefined : `/members/${profile.id}/report?${about}`,
  };
}

/** One photo, large; below it who sent it and when, what was written with it, and the way to report it. */
export default function FullPhoto({ loaderData }: Route.ComponentProps) {
  const { person, own, blurred, text, src, preparing, at, chat, report } = loaderData;
  const { t } = useTranslation(["photos", "gifts"]);
  const name = useMemberName(person);
  const title = own ? t("photos:in_chat.yours") : t("photos:in_chat.from", { name });
  return (
    <Page title={title} back={<a href={chat}>{t("gifts:back", { name })}</a>}>
      {person.fictional && !own && <FictionalWarning />}
      {src ? (
        <picture className={styles.frame}>
          <img src={src} alt={title} />
        </picture>
      ) : (
        <p>{t(preparing ? "photos:in_chat.preparing" : "photos:in_chat.gone")}</p>
      )}
      {blurred && <p>{t("photos:shown.blurred", { name })}</p>}
      {text && (
        <p dir="auto" className={styles.words}>
          {text}
        </p>
      )}
      <p className={styles.details}>{t("photos:shown.sent", { at })}</p>
      {report && (
        <p>
          <ButtonLink href={report} tone="secondary" size="small" icon="flag">
            {t("photos:shown.report")}
          </ButtonLink>
        </p>
      )}
    </Page>
  );
}
