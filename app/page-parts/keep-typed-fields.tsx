import { KEEP_TYPED_FIELD } from "../domain/auth/page-member.ts";
import { PageMemberField } from "./page-member-field.tsx";

/**
 * In a form without a script: whose page it stands on, and that what was typed is kept for them where their session has ended.
 * `member`: on a page that visitors see too.
 */
export function KeepTypedFields({ member }: { member?: string | undefined }) {
  return (
    <>
      <PageMemberField member={member} />
      <input type="hidden" name={KEEP_TYPED_FIELD} value="on" readOnly />
    </>
  );
}
