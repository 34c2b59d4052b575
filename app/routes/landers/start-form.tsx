import type { Constraints } from "../../domain/form.ts";
import { LinkedText } from "../../page-parts/words/linked-text.tsx";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { ChoiceField } from "../../ui/form/choice-field.tsx";
import { ServerForm } from "../../ui/form/server-form.tsx";

/** The first step of the sign-up, right here; /signup goes on from it. Without rules there is no sign-up. */
export function StartForm({ constraint }: { constraint: Constraints | undefined }) {
  const { t } = useTranslation("landers");
  if (!constraint) return <Closed />;
  const female = { value: "female", label: t("female") };
  const male = { value: "male", label: t("male") };
  return (
    <Card padding="large" as="section">
      <h2>{t("form_title")}</h2>
      <ServerForm action="/signup?step=0" constraint={constraint}>
        <ChoiceField short name="gender" legend={t("gender")} options={[female, male]} />
        <ChoiceField short name="seeking" legend={t("seeking")} options={[male, female]} />
        <Button wide>{t("submit")}</Button>
        <FormHints />
      </ServerForm>
    </Card>
  );
}

/** Below the button: what signing up costs, and the way in for who did so before. */
export function FormHints() {
  const { t } = useTranslation("landers");
  return (
    <>
      <p>{t("form_hint")}</p>
      <p>
        <LinkedText text={t("member")} links={{ login: "/login" }} />
      </p>
    </>
  );
}

function Closed() {
  const { t } = useTranslation(["landers", "signup"]);
  return (
    <Card padding="large" as="section">
      <h2>{t("signup:closed.title")}</h2>
      <p>
        <LinkedText text={t("landers:member")} links={{ login: "/login" }} />
      </p>
    </Card>
  );
}
