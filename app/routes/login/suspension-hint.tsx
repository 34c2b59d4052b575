import type { SignInProblem } from "../../contract/problems.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { LinkedText } from "../../page-parts/words/linked-text.tsx";

/** The mail with the reasons and the appeal, the rules, and how whoever cannot sign in gets their data or is deleted (decision 0173). */
export function SuspensionHint({ error }: { error: SignInProblem }) {
  const { t } = useTranslation("login");
  const links = { rules: "/pages/ban", support: "/support?topic=account" };
  return (
    <p>
      <LinkedText text={t(error === "account_banned" ? "banned_hint" : "suspended_hint")} links={links} />
    </p>
  );
}
