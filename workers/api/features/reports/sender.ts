import { accept, refuse, type Result } from "../../../../app/domain/result.ts";
import type { Complainant, GoneOrder } from "../../actors/member/people/reports/complainant.ts";
import type { Call } from "../../http/http.ts";

/** Who complains or asks: a member in the account's name, or a visitor, who says who they are or does not. */
interface Sender extends Complainant {
  /** The member's id. */
  reporter: string | null;
}

interface Wishes {
  /** In whose name it is to go. */
  member: string | undefined;
  /** Which conversation that is gone a complaint names. */
  about?: GoneOrder;
}

/** A visitor, unless somebody is signed in. What is to go in the name of a member goes as nobody else's. */
export async function senderOf(
  { actors, caller }: Call,
  { name, email }: { name: string; email: string },
  { member, about = {} }: Wishes,
): Promise<Result<Sender>> {
  const asked = await (caller && actors.member(caller.id).people.complainant(caller.token, about));
  const isIn = caller !== undefined && asked?.ok;
  if (member !== undefined && (!isIn || caller.id !== member))
    return asked?.ok === false ? asked : refuse("authentication_required");
  return accept(isIn ? { ...asked.value, reporter: caller.id } : { name, email, confirmed: false, reporter: null });
}
