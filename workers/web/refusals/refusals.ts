import type { BodyFault } from "../../read-body.ts";
import type { Platform } from "../../../app/request/platform.server.ts";
import { smallPage } from "./small-page.ts";

const NOT_FOUND = { error: "not_found" } as const;
const INVALID = { error: "invalid_input" } as const;

/** The host is none of ours (hosts.ts). `home`: where the site really stands, when that is known. */
export function wrongHost(request: Request, platform: Platform, home: string | undefined): Promise<Response> {
  return smallPage(request, platform, {
    status: 421,
    problem: NOT_FOUND,
    page: (t) => ({
      title: t("refusals:host_title"),
      paragraphs: [t("refusals:host")],
      ...(home && { link: { href: home, text: t("refusals:back_home") } }),
    }),
  });
}

/** No path can be written like this: the percent signs in it are no encoding. */
export function wrongAddress(request: Request, platform: Platform): Promise<Response> {
  return smallPage(request, platform, {
    status: 400,
    problem: NOT_FOUND,
    page: (t) => ({
      title: t("refusals:address_title"),
      paragraphs: [t("refusals:address")],
      link: { href: "/", text: t("refusals:back_home") },
    }),
  });
}

/** Pages are asked for and forms are posted; nothing else is done with them. `allowed`: what is, at this address. */
export function wrongMethod(
  request: Request,
  platform: Platform,
  allowed: "GET, HEAD" | "GET, HEAD, POST",
): Promise<Response> {
  return smallPage(request, platform, {
    status: 405,
    problem: NOT_FOUND,
    headers: { Allow: allowed },
    page: (t) => ({
      title: t("refusals:method_title"),
      paragraphs: [t("refusals:method")],
      link: { href: "/", text: t("refusals:back_home") },
    }),
  });
}

const statuses: Record<BodyFault, number> = { too_long: 413, too_slow: 408, broken: 400 };

/** What was sent could not be taken. */
export function unreadable(request: Request, platform: Platform, fault: BodyFault): Promise<Response> {
  const words = fault === "too_long" ? "too_long" : "too_slow";
  return smallPage(request, platform, {
    status: statuses[fault],
    problem: INVALID,
    page: (t) => ({ title: t(`refusals:${words}_title`), paragraphs: [t(`refusals:${words}`)] }),
  });
}

/** A fault of ours that even the error page did not survive (spec §8); it names the request, as the log does. */
export function failed(request: Request, platform: Platform): Promise<Response> {
  return smallPage(request, platform, {
    status: 500,
    problem: { error: "server_error", request_id: platform.requestId },
    page: (t) => ({
      title: t("errors:error_page"),
      paragraphs: [t("errors:lead"), t("errors:reference", { id: platform.requestId })],
      link: { href: "/", text: t("errors:go_home") },
    }),
  });
}
