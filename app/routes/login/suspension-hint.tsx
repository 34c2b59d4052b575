import type { SignInProblem } from "../../contract/problems.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { MarkedText } from "../../page-parts/words/marked-text.tsx";

/** The mail with the reasons and the appeal, the rules, and how whoever cannot sign in gets their data or is deleted (decision 0173). */
export function SuspensionHint({ error, support }: { error: SignInProblem; support?: string | null | undefined }) {
  const { t } = useTranslation("login");
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- MarkedText puts the words in.
  const marks = { rules: <a href="/pages/ban" />, mail: <a href={support ? `mailto:${support}` : "/pages/service"} /> };
  return (
    <p>
      <MarkedText text={t(error === "account_banned" ? "banned_hint" : "suspended_hint")} marks={marks} />
    </p>
  );
}
