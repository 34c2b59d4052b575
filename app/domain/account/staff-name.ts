import { readingsOf } from "./look-alikes.ts";

/** Distinctive enough to be found inside a word. */
const ANYWHERE =
  /per[il]w[il]nk[il]e|customercare|klantenzorg|kundenbetreuung|siteowner|sitebeheer|moderator|moderateur|moderador|moderatore|moderaattori|administrator|administrateur|administrador|amministratore|klantenservice|customerservice|customersupport|kundenservice|kundendienst|kundtjanst|kundeservice|serviceclient|asiakaspalvelu|yllapito|helpdesk|webmaster/;
/** Part of other words and names ("Adminah"), so only by themselves. */
const ALONE =
  /(?<!\p{L})(?:admins?|mods|team|operators?|operateur|operatore|operador|operaattori|support|soporte|staff|beheer|beheerder|redactie|moderatie|moderation|systeem|system)(?!\p{L})/u;

/** A shorter name of a site may be a person's. */
const SHORTEST_SITE = 6;

/** Does a name pass for the people of the site, which `site` is the name of? Who has it is believed what no member should be. */
export function soundsLikeStaff(name: string, site = ""): boolean {
  const own = lettersOf(readingsOf(site)[0] ?? "");
  return readingsOf(name).some((read) => {
    const letters = lettersOf(read);
    const isSite = own.length >= SHORTEST_SITE && letters.includes(own);
    return isSite || ANYWHERE.test(letters) || ALONE.test(read);
  });
}

function lettersOf(read: string): string {
  return read.replaceAll(/[^\p{L}]/gu, "");
}
