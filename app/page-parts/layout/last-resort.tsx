import { Component, type ReactNode } from "react";
import { usePageFacts } from "../../request/pages/page-facts.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { tones } from "../../ui/button/button.css.ts";
import { widths } from "../../ui/page/page.css.ts";

/**
 * Around the whole page in the browser: where even the error page breaks, it says so and leads to the home page (spec §8). On the
 * server the web Worker does (workers/web/refusals).
 */
export class LastResort extends Component<{ children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    // Nothing shows the router's pages any more, so the browser's "back" loads one again.
    addEventListener("popstate", () => location.reload());
  }

  override render() {
    return this.state.failed ? <ErrorPageFailure /> : this.props.children;
  }
}

/** Of plain elements: each of our own may be what broke. */
function ErrorPageFailure() {
  const { t } = useTranslation("errors");
  const { language, comfort, theme } = usePageFacts();
  return (
    <html lang={language} data-comfort={comfort ? "" : undefined} data-theme={theme}>
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{t("error_page")}</title>
      </head>
      <body>
        <main id="main" tabIndex={-1} ref={(main) => main?.focus()} className={widths.text}>
          <h1>{t("error_page")}</h1>
          <p>{t("lead")}</p>
          <p>
            <a className={tones.primary} href="/">
              {t("go_home")}
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
