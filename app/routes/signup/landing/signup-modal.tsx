import script from "../../../browser/signup-modal.ts?worker&url";
import { usePageFacts } from "../../../request/pages/page-facts.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";

/**
 * Where a script runs, links and forms marked `data-signup` open the sign-up in here instead of on a page of its own
 * (decision 0074). The page's own rules are not enough for the steps: `data-sheet` says where all of them are.
 */
export function SignupModal() {
  const { t } = useTranslation(["signup", "common"]);
  const { sheet } = usePageFacts();
  return (
    <div id="signup-modal" data-sheet={sheet}>
      <Dialog open={false} title={t("signup:title")} closeLabel={t("common:close")}>
        <div data-step="" />
      </Dialog>
      <script src={script} type="module" />
    </div>
  );
}
