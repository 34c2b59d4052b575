import { useLocation } from "react-router";
import { signInPath } from "../../domain/auth/sign-in-path.ts";
import { problemText } from "../../request/locale/problem-text.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Banner } from "../../ui/banner/banner.tsx";
import { isUnsent, type Unsent } from "./unsent.ts";

interface UnsentTextProps extends Unsent {
  /** Of the link to sign-in: another tab where this page has to stay as it is. */
  target?: "_blank";
}

/** Why a form could not be sent, in words, with the way on if there is one. */
export function UnsentText({ unsent, target }: UnsentTextProps) {
  const { t } = useTranslation(["errors", "problems"]);
  const { pathname, search } = useLocation();
  if (typeof unsent === "string") return t(`errors:unsent.${unsent}`);
  if (unsent.error !== "authentication_required") return problemText(unsent, t);
  return (
    <>
      {problemText(unsent, t)}{" "}
      <a href={signInPath(pathname + search)} target={target}>
        {t("errors:unsent.sign_in")}
      </a>
    </>
  );
}

/** The same above a form: what was typed stays in it. */
export function UnsentBanner({ answer }: { answer: unknown }) {
  if (!isUnsent(answer)) return null;
  return (
    <Banner tone="danger" alert>
      <p>
        <UnsentText {...answer} />
      </p>
    </Banner>
  );
}
