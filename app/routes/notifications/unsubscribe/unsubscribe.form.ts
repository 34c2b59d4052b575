import { mailKind } from "../../../contract/account/notifications.ts";
import { z } from "../../../contract/zod.ts";

/** The query of the mail's link; a kind that we do not know is left out, and then there is only "all". */
const link = z.object({ id: z.string().min(1).max(64), token: z.string().min(1).max(128) });

export function linkIn(params: URLSearchParams) {
  const parsed = link.safeParse({ id: params.get("id"), token: params.get("token") });
  const kind = mailKind.safeParse(params.get("kind"));
  return parsed.success ? { ...parsed.data, kind: kind.data } : undefined;
}

/**
 * What is asked: by our own buttons, or by a mail program's one-click button, whose body is just
 * `List-Unsubscribe=One-Click` and means all (RFC 8058 §3.1).
 */
export const unsubscribeForm = z
  .object({
    scope: z.enum(["kind", "all"]).optional(),
    on: z.literal("1").optional(),
    "List-Unsubscribe": z.literal("One-Click").optional(),
  })
  .refine((fields) => fields.scope ?? fields["List-Unsubscribe"])
  .transform(({ scope = "all", on }) => ({ scope, on: on === "1" }));
