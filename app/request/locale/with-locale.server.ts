import type { MiddlewareFunction } from "react-router";
import { formContext, localeContext, settingsContext } from "../context.server.ts";
import { pageLanguage } from "./page-language.server.ts";
import { platformContext } from "../platform.server.ts";

/** Which language does this page speak? */
export const withLocale: MiddlewareFunction<Response> = ({ request, context }) => {
  const answer = context.get(settingsContext);
  const { country } = context.get(platformContext);
  context.set(formContext, request.method !== "GET");
  context.set(localeContext, pageLanguage(request, answer.ok ? answer.value : undefined, country));
};
