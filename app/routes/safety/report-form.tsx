import { LONGEST_REPORT } from "../../contract/safety/cases.ts";
import type { Constraints } from "../../domain/form.ts";
import { KeepTypedFields } from "../../page-parts/keep-typed-fields.tsx";
import { TypedKept } from "../../page-parts/typed-kept.tsx";
import { WhyFields } from "../../page-parts/why-fields.tsx";
import { useMemberName } from "../../page-parts/words/use-member-name.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Actions } from "../../ui/button/actions.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { CheckboxField } from "../../ui/form/checkbox-field.tsx";
import { EnterButton } from "../../ui/form/enter-button.tsx";
import type { FormReply } from "../../ui/form/form-fields.ts";
import { Hidden } from "../../ui/form/hidden.tsx";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { Page } from "../../ui/page/page.tsx";
import { AboutField } from "./about-field.tsx";
import type { reportedMember } from "./reported.server.ts";

type Reported = Awaited<ReturnType<typeof reportedMember>>;

interface Answer {
  form?: FormReply;
  chosen?: Reported["chosen"];
}

interface ReportFormProps {
  page: Omit<Reported, "older"> & {
    key: string;
    back: string;
    older?: string;
    newer?: string;
    constraint: Constraints;
    /** What was typed when the session ended. */
    typed?: Answer | undefined;
  };
  /** A form that was refused, or that asked for other messages, with the message that was chosen in it. */
  answer: Answer | undefined;
}

/** Why, and of what, in the member's own words. */
export function ReportForm({ page, answer }: ReportFormProps) {
  const { person, back } = page;
  const { t } = useTranslation(["safety", "login"]);
  const name = useMemberName(person);
  return (
    <Page
      title={t("safety:report.title", { name })}
      lead={t("safety:report.lead", { name })}
      back={<a href={back}>{t("safety:report.back")}</a>}
    >
      {page.typed && !answer && <TypedKept />}
      <Card>
        <ServerForm
          constraint={page.constraint}
          reply={(answer ?? page.typed)?.form}
          errorTitle={t("login:errors_title")}
          labels={{
            about: t("safety:report.about"),
            reason: t("safety:report.reason"),
            text: t("safety:report.text"),
            block: t("safety:report.block", { name }),
          }}
          defaultValue={{ about: page.about }}
        >
          <EnterButton />
          <KeepTypedFields />
          <Hidden name="key" value={page.key} />
          <ReportFields page={page} answer={answer} name={name} />
          <p>{t("safety:report.kept")}</p>
          <Actions>
            <Button icon="flag">{t("safety:report.send")}</Button>
          </Actions>
        </ServerForm>
      </Card>
    </Page>
  );
}

function ReportFields({ page, answer, name }: ReportFormProps & { name: string }) {
  const { isBlocked, isGone, photos, messages, older, newer } = page;
  const { chosen = page.chosen } = answer ?? page.typed ?? {};
  const { t } = useTranslation("safety");
  return (
    <>
      <AboutField
        name={name}
        hasProfile={!isGone}
        photos={photos}
        messages={withFirst(messages, chosen)}
        older={older}
        newer={newer}
      />
      <WhyFields hint={t("report.text_hint", { max: LONGEST_REPORT })} most={LONGEST_REPORT} lines={4} />
      {!isBlocked && !isGone && <CheckboxField name="block" hint={t("report.block_hint")} />}
    </>
  );
}

function withFirst<Item extends { id: string }>(items: Item[], first: Item | undefined): Item[] {
  return first && !items.some(({ id }) => id === first.id) ? [first, ...items] : items;
}
