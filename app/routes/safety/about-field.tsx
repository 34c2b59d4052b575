import { useMessageWords } from "../../page-parts/gifts/use-message-words.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Actions } from "../../ui/button/actions.tsx";
import { Button } from "../../ui/button/button.tsx";
import { ChoiceField } from "../../ui/form/choice-field.tsx";
import { Photo } from "../../ui/photo/photo.tsx";
import { aboutMessage } from "../../page-parts/reported-about.ts";
import * as styles from "./report.css.ts";

interface AboutFieldProps {
  name: string;
  /** Is the profile there to be reported? */
  hasProfile: boolean;
  photos: readonly { id: string; src: string }[];
  messages: readonly {
    id: string;
    position: number;
    text: string;
    gift?: string | undefined;
    photo?: unknown;
    at: string;
  }[];
  /** Where the form is sent for older messages. */
  older?: string | undefined;
  /** The same for newer ones. */
  newer?: string | undefined;
}

/** What is reported: the profile, one of its photos, or a message. */
export function AboutField({ name, hasProfile, photos, messages, older, newer }: AboutFieldProps) {
  const { t } = useTranslation("safety");
  const wordsOf = useMessageWords();
  const options = [
    ...(hasProfile ? [{ value: "profile", label: t("report.about_profile", { name }) }] : []),
    ...photos.map(({ id, src }, index) => ({
      value: `photo:${id}`,
      label: (
        <span className={styles.photo}>
          <Photo src={src} alt="" size="small" width={144} height={180} />
          {t("report.about_photo", { number: index + 1 })}
        </span>
      ),
    })),
    ...messages.map(({ at, ...message }) => ({
      value: aboutMessage(message),
      label: t("report.about_message", { at }),
      hint: (
        <span dir="auto" className={styles.message}>
          {wordsOf(message)}
        </span>
      ),
    })),
  ];
  return (
    <>
      <ChoiceField name="about" options={options} />
      {(newer ?? older) && (
        <Actions>
          {newer && <OtherMessages page={newer}>{t("report.newer")}</OtherMessages>}
          {older && <OtherMessages page={older}>{t("report.older")}</OtherMessages>}
        </Actions>
      )}
    </>
  );
}

/** Sends the form for other messages to choose from: what was typed and chosen comes along. */
function OtherMessages({ page, children }: { page: string; children: string }) {
  return (
    <Button tone="quiet" name="older" value="on" formAction={`${page}#f-about`}>
      {children}
    </Button>
  );
}
