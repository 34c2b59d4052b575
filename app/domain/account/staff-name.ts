import { readingsOf } from "./look-alikes.ts";

/** Distinctive enough to be found inside a word. */
const ANYWHERE =
  /per[il]w[il]nk[il]e|customercare|klantenzorg|kundenbetreuung|siteowner|sitebeheer|moderator|moderateur|moderador|moderatore|moderaattori|administrator|administrateur|administrador|amministratore|klantenservice|customerservice|customersupport|kundenservice|kundendienst|kundtjanst|kundeservice|serviceclient|asiakaspalvelu|yllapito|helpdesk|webmaster/;
/** Part of other words and names ("Adminah"), so only by themselves. */
const ALONE =
  /(?<!\p{L})(?:admins?|mods|operators?|operateur|operatore|operador|operaattori|support|soporte|staff|beheer|beheerder|redactie|moderatie|moderation|systeem|system)(?!\p{L})/u;

/** What a team of the site says it is for. */
const TASKS = "security|safety|service|help|site|dating|trust|payments?|sicherheit|veiligheid";
/** A team by itself may be two people ("Anna & Jan team"), or a valley. */
const TEAM = new RegExp(
  String.raw`(?<!\p{L})(?:the|het|ons|our|das|unser|il|lo|le|notre|el|nuestro|vart|vores|${TASKS})[^\p{L}\d]+team(?!\p{L})` +
    String.raw`|(?<!\p{L})team[^\p{L}\d]+(?:(?:of|van|von)[^\p{L}\d]+(?:the|de|het|der)[^\p{L}\d]+)?(?:${TASKS})(?!\p{L})|^\P{L}*team\P{L}*$`,
  "u",
);

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
