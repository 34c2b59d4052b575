import { expect, test } from "vitest";
import { holdsContactDetails, mentionsOtherSite, namesOtherSite } from "./contact-details.ts";

test("addresses and links are found, with and without https", () => {
  for (const words of [
    "anna@example.org",
    "see https://example.org",
    "www.example.org",
    "look at anna.nl for more",
    "ANNA.COM",
    "anna.example.co.uk",
    "ａｎｎａ．ｃｏｍ",
    "anna。com",
    "anna at gmail dot com",
    "anna (punt) nl",
    "find me @anna_52",
    "an\u200bna.com",
    "anna @ gmail . com",
    "a n n a @ g m a i l . c o m",
    "anna@gmail",
    "anna52.carrd.co",
    "anna52 . carrd . co",
    "anna . com",
    "anna . carrd .io",
    "site.ru",
    "annalove·nl",
    "annalove • com",
    "annalove [.] nl",
    "annalove●nl",
    "annalove・nl",
    "annalove·COM",
  ])
    expect(holdsContactDetails(words), words).toBe(true);
});

test("plain sentences are no contact details", () => {
  for (const words of [
    "I like walking.It is good for me.",
    "J.P. de Vries",
    "Dr.Bob & J.Peters",
    "Op dat punt kom ik graag terug!",
    "Half past three, i.e. tea time... or coffee",
    "50+, 1.75 m",
    "Me @ home",
    "Ik hou van koken, lezen en de zee. Jij ook?",
    "Ik wandel graag . net verhuisd",
    "Mi piace il mare . io vivo da sola",
    "Nie wiem . co dalej",
    "I cook . info on request",
    "Nous sommes retraité·es et passionné·es de jardinage",
    "Single•no kids, honest·kind·no games",
    "wandelen • fietsen • lezen • eu",
    "koken•dansen•chat",
    "Leggere•viaggiare•no fumo",
    "Marcel·la",
  ])
    expect(holdsContactDetails(words), words).toBe(false);
});

test("other sites and messengers are found in a name, however it is written", () => {
  for (const name of [
    "WhatsApp Anna",
    "W h a t s A p p",
    "Anna.on.Telegram",
    "ＦＡＣＥＢＯＯＫ",
    "Anna insta",
    "fb Bert",
    "Ínstagram",
    "Anna Whats-app",
    "WhаtsApp",
    "WhatsΑpp",
    "telegrаm anna",
    "wh4tsapp anna",
    "I n s t a",
    "anna_52 kik",
    "Anna on Kik",
    "What's app Anna",
    "Anna face  book",
    "W h a t s A p p Anna",
    "annawhatsapp",
    "Anna.on.WhatsApp",
    "annalove.love",
    "annalove.рф",
    "anna52.top",
    "ᴡʜᴀᴛsᴀᴘᴘ anna52",
    "OnIyfans",
    "VVhatsApp",
    "ꓪhatsapp",
    "kik me anna",
    "t me annalove",
    "tme/annalove",
    "T me annalove",
    "wame/316",
    "kik anna_52",
    "kik anna521",
    "т ме anna",
    "т ме/anna",
    "wa·me/31612",
    "Anna.Date",
    "anna.Fun",
    "Annalove.Рф",
    "T.Me/anna",
    "Anna.Porn",
    "kikme",
    "kik_anna",
    "Anna 🅦🅗🅐🅣🅢🅐🅟🅟",
  ])
    expect(namesOtherSite(name), name).toBe(true);
  for (const name of [
    "Anna",
    "Silvi Berg",
    "Instanbul",
    "Line",
    "Alexa",
    "Signe",
    "Bigi",
    "Ignatius",
    "Kiki",
    "Kik Jansen",
    "Georg Mailer",
    "Ing Mail",
    "Andrew E. Chat",
    "Anna de Love",
    "Ilse",
    "Savvas",
    "Met Melle",
    "T M E Jansen",
    "T.M.E Jansen",
    "T. M. E Bos",
    "'t Me Lief",
    "Ed.Gay",
    "Dr.Love",
    "Aung.Win",
    "Kik van 62",
    "Kik Jansen62",
  ])
    expect(namesOtherSite(name), name).toBe(false);
});

test("other sites are found in a text, and words that only sound like them are not", () => {
  for (const words of [
    "find me on WhatsApp",
    "insta: anna_52",
    "Zoek me op Te1egram",
    "snap: anna",
    "Kik = anna52",
    "on whats app",
    "Te1egram!",
  ])
    expect(mentionsOtherSite(words), words).toBe(true);
  for (const words of [
    "Ik snap het best, ik kijk graag naar de signalen van vogels.",
    "We kwamen in een discussie, ik ben een instabiele fietser.",
    "Ik ben 60, mijn zoon 34, sinds 2012 alleen.",
    "I have three married children, and I like how we chat.",
    "I write long mails; what a photo, mailing mail-order things.",
    "On Sundays I sing mail songs",
    "Twee kippen, een hond, € 250 voor een fiets op 12-05-2024.",
  ])
    expect(mentionsOtherSite(words), words).toBe(false);
});
