import { readingsOf } from "./look-alikes.ts";

/** Distinctive enough to be found inside a word. */
const ANYWHERE =
  /per[il]w[il]nk[il]e|customercare|klantenzorg|kundenbetreuung|siteowner|sitebeheer|moderator|moderateur|moderador|moderatore|moderaattori|administrator|administrateur|administrador|amministratore|klantenservice|customerservice|customersupport|kundenservice|kundendienst|kundtjanst|kundeservice|serviceclient|asiakaspalvelu|yllapito|helpdesk|webmaster/;
/** Part of other words and names ("Adminah"), so only by themselves. */
const ALONE =
  /(?<!\p{L})(?:admins?|mods|operators?|operateur|operatore|operador|operaattori|support|soporte|staff|beheer|beheerder|redactie|moderatie|moderation|systeem|system)(?!\p{L})/u;

/** A team by itself may be two people ("Anna & Jan team"), or a valley. */
const TEAM =
  /(?<!\p{L})(?:the|het|ons|our|das|unser|il|lo|notre|el|nuestro|vart|vores|security|safety|service|help|site|dating|trust|payments?)[^\p{L}\d]+team(?!\p{L})|^team$/u;

/** A shorter name of a site may be a person's. */
const SHORTEST_SITE = 6;

/** Does a name pass for the people of the site, which `site` is the name of? Who has it is believed what no member should be. */
export function soundsLikeStaff(name: string, site = ""): boolean {
  const sites = readingsOf(site).map(signsOf);
  const isLong = lettersOf(sites[0] ?? "").length >= SHORTEST_SITE;
  return readingsOf(name).some((read, at) => {
    // With its digits: "Singles50" leaves "Anna single" to anybody.
    const own = sites[at] ?? "";
    const isSite = isLong && signsOf(read).includes(own);
    return isSite || ANYWHERE.test(lettersOf(read)) || ALONE.test(read) || TEAM.test(read.trim());
  });
}

function signsOf(read: string): string {
  return read.replaceAll(/[^\p{L}\d]/gu, "");
}

function lettersOf(read: string): string {
  return read.replaceAll(/[^\p{L}]/gu, "");
}
