import { data } from "react-router";
import { askOnceAboutAddress } from "../../page-parts/likely-address.server.ts";
import { type Context, textsOf } from "../../request/context.server.ts";
import type { GoodForm } from "../../request/forms/form.server.ts";

interface Sent {
  form: Pick<GoodForm<unknown>, "refuse" | "typed">;
  /** Of a visitor: a member's is known to be theirs. */
  email: string | undefined;
  context: Context;
  /** Whose button it is. */
  page: "support" | "complaints";
}

/** The form again where a visitor's address probably has a slip: our answer would go there. Undefined: it may be sent. Sent once more as it is, it is. */
export function askAboutAddress({ form, email, context, page }: Sent) {
  const asked = askOnceAboutAddress(form.typed, { email });
  if (!asked) return undefined;
  const t = textsOf(context);
  const text = t("support:likely", { ...asked, button: t(`${page}:send`) });
  const refused = form.refuse(
    { error: "invalid_input", fields: { email: "email_unlikely" } },
    { texts: { email_unlikely: text } },
  );
  return data({ ...refused.data, asked: asked.email }, refused.init ?? undefined);
}
