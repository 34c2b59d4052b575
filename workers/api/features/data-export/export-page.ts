import { giftIds } from "../../../../app/contract/conversations/gifts.ts";
import { formatMoment } from "../../../../app/domain/locale/format.ts";
import { zoneOf } from "../../../../app/domain/locale/time-zone.ts";
import type { ExportMessage, ExportRow } from "../../actors/member/account/export.ts";
import { everyMessage, photoName, type ExportSource } from "./export-source.ts";
import { type Cell, readableValue } from "./export-values.ts";
import { exportTexts } from "./export-texts.ts";

/** Opens from a folder, without a network: everything it needs is in it. 18 px, and nothing that runs. */
const style = `:root{color-scheme:light dark}
body{margin:0 auto;max-width:52rem;padding:1.5rem;font:18px/1.6 Verdana,Geneva,sans-serif}
h1{font-size:1.75rem;line-height:1.25}h2{margin-top:2.5rem;font-size:1.375rem}h3{margin-top:2rem;font-size:1.125rem}
table{border-collapse:collapse;width:100%}th,td{padding:.4rem .8rem .4rem 0;border-bottom:1px solid #8885;text-align:left;vertical-align:top;overflow-wrap:anywhere}
.wide{overflow-x:auto}img{max-width:100%;height:auto;max-height:24rem;margin:0 1rem 1rem 0;border-radius:8px}
.message{margin:0 0 1rem;white-space:pre-wrap;overflow-wrap:anywhere}.message b{display:block;font-size:1rem;font-weight:normal;opacity:.8}`;

type Say = ReturnType<typeof exportTexts>["say"];

/** Everything that is kept of the member, to be read, in their own language. */
export async function* exportPage(source: ExportSource): AsyncGenerator<string> {
  const { overview, at } = source;
  const { say, language } = exportTexts(overview.language);
  const zone = overview.time_zone ?? zoneOf(overview.country);
  const moment = (instant: string) => formatMoment(instant, language, zone);
  const show = (cell: Cell) => escaped(readableValue(cell, { say, language, moment }));
  const title = escaped(say("title", { name: overview.name }));
  yield `<!doctype html>\n<html lang="${language}">\n<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style></head>\n<body>\n<h1>${title}</h1>\n`;
  yield `<p>${escaped(say("made", { date: moment(new Date(at).toISOString()) }))}</p>\n<p>${escaped(say("files"))}</p>\n`;
  for (const [name, row] of Object.entries(overview.about))
    yield section(say(`sections.${name}`), facts({ section: name, row }, say, show));
  yield section(say("sections.photos"), photosOf(source, say));
  yield `<h2>${escaped(say("sections.conversations"))}</h2>\n`;
  if (overview.conversations.length === 0) yield nothing(say);
  for (const { id, name } of overview.conversations) {
    yield `<h3>${escaped(name ? say("with", { name }) : say("with_deleted"))}</h3>\n`;
    for await (const message of everyMessage(source, id))
      yield messageOf(message, { say, they: name ?? say("deleted_member"), moment });
  }
  for (const [name, rows] of Object.entries(overview.lists))
    yield section(say(`sections.${name}`), tableOf({ section: name, rows }, say, show));
  yield "</body>\n</html>\n";
}

function giftName(gift: string, say: Say): string {
  const known = giftIds.find((id) => id === gift);
  return known ? say(`gifts:name.${known}`) : gift;
}

/** Of an own message that was not delivered it says so, and why, as the chat does. */
function messageOf(
  { own, text, gift, photo, sent_at, inspection, refusal, waits_for }: ExportMessage,
  { say, they, moment }: { say: Say; they: string; moment(instant: string): string },
): string {
  const head = [own ? say("you") : they, moment(sent_at)].join(", ");
  const state = refusal ?? inspection;
  const why = state ? say(`safety:inspection.${state}`) : waits_for && say(`safety:listed.${waits_for}`);
  const said = [gift && `[${giftName(gift, say)}]`, photo && `[${say("labels.has_photo")}]`, text]
    .filter(Boolean)
    .join(" ");
  return `<p class="message"><b>${escaped(head)}</b>${escaped(said)}${why ? `<b>${escaped(why)}</b>` : ""}</p>\n`;
}

function section(title: string, content: string): string {
  return `<h2>${escaped(title)}</h2>\n${content}`;
}

function nothing(say: Say): string {
  return `<p>${escaped(say("nothing"))}</p>\n`;
}

function photosOf({ overview }: ExportSource, say: Say): string {
  if (overview.photos.length === 0) return nothing(say);
  const pictures = overview.photos.map(
    (photo, at) => `<img src="${photoName(at, photo)}" alt="${escaped(say("photo", { number: at + 1 }))}">`,
  );
  return `<p>${pictures.join("\n")}</p>\n`;
}

type Show = (cell: Cell) => string;

function facts({ section: of, row }: { section: string; row: ExportRow }, say: Say, show: Show): string {
  const lines = Object.entries(row).map(
    ([key, value]) =>
      `<tr><th scope="row">${label(key, say)}</th><td>${show({ section: of, key, value, row })}</td></tr>`,
  );
  return lines.length > 0 ? `<table>\n${lines.join("\n")}\n</table>\n` : nothing(say);
}

function tableOf({ section: of, rows }: { section: string; rows: ExportRow[] }, say: Say, show: Show): string {
  const [first] = rows;
  if (!first) return nothing(say);
  const head = Object.keys(first).map((key) => `<th scope="col">${label(key, say)}</th>`);
  const lines = rows.map(
    (row) =>
      `<tr>${Object.entries(row)
        .map(([key, value]) => `<td>${show({ section: of, key, value, row })}</td>`)
        .join("")}</tr>`,
  );
  return `<div class="wide"><table>\n<tr>${head.join("")}</tr>\n${lines.join("\n")}\n</table></div>\n`;
}

/** What has no words of its own is called by its name. */
function label(key: string, say: Say): string {
  const [, channel, kind] = /^(mail|push)_(.+)$/.exec(key) ?? [];
  if (channel && kind)
    return escaped(say(`by_${channel}`, { kind: say(`mail_kinds.${kind}`, { defaultValue: kind }) }));
  return escaped(say(`labels.${key}`, { defaultValue: key.replaceAll("_", " ") }));
}

/** Others chose their names, and wrote what they liked. */
function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
