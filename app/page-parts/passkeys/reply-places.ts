import type { Passkey } from "../../contract/account/passkeys.ts";
import type { FormReply } from "../../ui/form/form-fields.ts";

interface ReplyPlaces {
  /** In the form that adds one. */
  adding?: FormReply;
  /** Beside the passkey that was to be removed. */
  removing?: FormReply;
  /** Above both: that passkey is not in the list any more. */
  gone?: FormReply;
}

/** Where the page of passkeys says what is wrong with a form that was refused. */
export function replyPlaces(passkeys: readonly Passkey[], reply: FormReply | undefined): ReplyPlaces {
  const { intent, id: removed } = reply?.initialValue ?? {};
  if (intent !== "remove") return { adding: reply };
  return passkeys.some(({ id }) => id === removed) ? { removing: reply } : { gone: reply };
}
