import { settingsOf } from "../../actors/site/settings/settings.ts";
import { jsonResponse, problemResponse, type Call } from "../../http/http.ts";
import { memberIdOf } from "../../ids.ts";
import { storePhoto } from "../../providers/photos/store-photo.ts";
import { photoIdOf } from "../../providers/photos/photo-id.ts";
import { photoStoreOf } from "../../providers/photos/photo-store-of.ts";
import { seeded, seedMembers, type SeedMember } from "../../seed/seed-member.ts";

/** How far the seeding came: `{ members, logins }`. */
export async function getSeeded({ actors }: Call): Promise<Response> {
  return jsonResponse((await actors.site().seeded()) ?? { members: 0, logins: [] });
}

/** Notes how far it came; the demo log-ins are shown on a demonstration only. */
export async function postSeeded({ actors, env }: Call, request: Request): Promise<Response> {
  const state = seeded.parse(await request.json());
  const site = actors.site();
  if (env.SITE_MODE === "demo") for (const login of state.logins) await site.keepDemoLogin(login);
  await site.markSeeded(state);
  return jsonResponse({});
}

/** A batch of members that nobody signs in as. Answers their ids, in the order of the batch. */
export async function postSeedMembers(call: Call, request: Request): Promise<Response> {
  const { members } = seedMembers.parse(await request.json());
  const { signup_credits } = await settingsOf(call);
  const ids = await Promise.all(members.map((member) => create(call, member, signup_credits)));
  return jsonResponse({ ids });
}

/** `?key=`, the body a picture: through the same pipeline as any upload. Answers the photo's record. */
export async function postSeedPhoto({ env, site }: Call, request: Request): Promise<Response> {
  const key = new URL(request.url).searchParams.get("key") ?? "";
  const upload = new Uint8Array(await request.arrayBuffer());
  const kept = await storePhoto({
    store: photoStoreOf(env),
    id: photoIdOf(`seed-photo/${site}/${key}`),
    upload,
    status: "active",
  });
  return typeof kept === "string" ? problemResponse({ error: "invalid_input", photo: kept }) : jsonResponse(kept);
}

async function create({ actors, env, site }: Call, { key, ...member }: SeedMember, signup_credits: number) {
  const id = memberIdOf({ secret: env.TOKEN_SECRET, site, signupKey: `seed/${key}` });
  const stub = actors.member(id);
  const created = await stub.account.create({
    ...member,
    id,
    site,
    email: "",
    signup_credits,
    confirmed: true,
    // Only a demonstration, which says so everywhere, has made-up people without the label (design §8).
    fictional: member.fictional || env.SITE_MODE !== "demo",
  });
  if (!created.ok) throw new Error(`seed member ${key}: ${created.problem.error}`);
  await stub.runDue();
  return id;
}
