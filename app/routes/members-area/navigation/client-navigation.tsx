import { useEffect, useEffectEvent } from "react";
import {
  UNSAFE_useScrollRestoration as useScrollRestoration,
  useNavigate,
  useNavigation,
  useSubmit,
} from "react-router";
import { clickedPath, submittedForm } from "./in-area-navigation.ts";
import { ProgressBar } from "./progress-bar.tsx";
import { keepReload, reloadedLately } from "./reload-guard.ts";
import { useArrival } from "./use-arrival.ts";

/**
 * Turns plain links and forms of the members' area into navigations without a page load (decision 0001). Whatever it
 * does not know it leaves to the browser, which can do all of it too.
 */
export function ClientNavigation() {
  const navigate = useNavigate();
  const submit = useSubmit();
  const { state } = useNavigation();
  useArrival();
  useScrollRestoration();

  const onClick = useEffectEvent((event: MouseEvent) => {
    const path = reloadedLately() ? undefined : clickedPath(event, location);
    if (!path) return;
    event.preventDefault();
    void navigate(path);
  });
  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    const form = reloadedLately() ? undefined : submittedForm(event, location);
    if (!form) return;
    event.preventDefault();
    void submit(form.source, { preventScrollReset: form.staysOnPage });
  });
  const onLeave = useEffectEvent(() => {
    if (state !== "idle") keepReload();
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("click", (event) => onClick(event), { signal });
    document.addEventListener("submit", (event) => onSubmit(event), { signal });
    addEventListener("pagehide", () => onLeave(), { signal });
    return () => listening.abort();
  }, []);

  return <ProgressBar busy={state !== "idle"} />;
}
