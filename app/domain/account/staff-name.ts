import { readingsOf } from "./look-alikes.ts";

/** Distinctive enough to be found inside a word. */
const ANYWHERE =
  /periwinkle|moderator|moderateur|moderador|moderatore|moderaattori|administrator|administrateur|administrador|amministratore|klantenservice|customerservice|customersupport|kundenservice|kundendienst|kundtjanst|kundeservice|serviceclient|asiakaspalvelu|yllapito|helpdesk|webmaster/;
/** Part of other words and names ("Adminah"), so only by themselves. */
const ALONE =
  /(?<!\p{L})(?:admins?|mods|operators?|operateur|operatore|operador|operaattori|support|soporte|staff|beheer|beheerder|redactie|moderatie|moderation|systeem|system)(?!\p{L})/u;

/** Does a name pass for the people of the site? Who has it is believed what no member should be. */
export function soundsLikeStaff(name: string): boolean {
  return readingsOf(name).some((read) => ANYWHERE.test(read.replaceAll(/[^\p{L}]/gu, "")) || ALONE.test(read));
}
