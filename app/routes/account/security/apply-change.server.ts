import type { Answer } from "../../../api/reply.server.ts";
import {
  cancelEmailChange,
  changePassword,
  endOtherSessions,
  endSession,
  requestEmailChange,
} from "../../../contract/account/access.ts";
import { apiOf, type Context, textsOf } from "../../../request/context.server.ts";
import type { SecurityOrder } from "./security.form.ts";

/** Does what one of the page's forms asks, and answers what to say about it on the next page. */
export async function applyChange(order: SecurityOrder, context: Context): Promise<Answer<string>> {
  const api = apiOf(context);
  const t = textsOf(context);
  switch (order.intent) {
    case "email": {
      const { email, password } = order;
      return said(await api.call(requestEmailChange, { email, password }), () =>
        t("access:security.mailed", { email }),
      );
    }
    case "cancel_email":
      return said(await api.call(cancelEmailChange, {}), () => t("access:security.cancelled"));
    case "password": {
      const { old_password, password, remove_passkeys: ticked } = order;
      return said(
        await api.call(changePassword, { old_password, password, remove_passkeys: ticked !== undefined }),
        () => t("access:security.password_changed"),
      );
    }
    case "end_device":
      return said(await api.call(endSession, { id: order.id }), () => t("access:security.device_out"));
    case "end_others":
      return said(await api.call(endOtherSessions, {}), ({ ended }) =>
        t("access:security.devices_out", { count: ended }),
      );
  }
}

function said<Value>(answer: Answer<Value>, words: (value: Value) => string): Answer<string> {
  return answer.ok ? { ok: true, value: words(answer.value) } : answer;
}
