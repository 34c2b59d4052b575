import { useEffect, useEffectEvent } from "react";
import { ScrollRestoration, useNavigation } from "react-router";
import { usePageFacts } from "../../../request/pages/page-facts.ts";
import { keepReload } from "../../../page-parts/navigation/reload-guard.ts";
import { ProgressBar } from "./progress-bar.tsx";
import { useShownPage } from "./shown-page.ts";
import { useArrival } from "./use-arrival.ts";

/** What a navigation without a page load needs around it: progress, scroll position, focus, and the guard against reloads. */
export function Navigation() {
  const { hydrate, nonce } = usePageFacts();
  const { state } = useNavigation();
  useArrival();
  useShownPage();
  const onLeave = useEffectEvent(() => {
    if (state !== "idle") keepReload();
  });
  useEffect(() => {
    const listening = new AbortController();
    addEventListener("pagehide", () => onLeave(), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return (
    <>
      <ProgressBar busy={state !== "idle"} />
      {hydrate && <ScrollRestoration nonce={nonce} />}
    </>
  );
}
