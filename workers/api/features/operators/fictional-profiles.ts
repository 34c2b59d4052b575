import { cleanText } from "../../../../app/domain/clean-text.ts";
import type { BodyOf } from "../../../../app/contract/endpoint.ts";
import {
  arrangeFictionalPhoto,
  changeFictional,
  deleteFictionalPhoto,
  getFictional,
  listFictional,
  makeFictional,
  retireFictional,
  uploadFictionalPhoto,
} from "../../../../app/contract/operators/operator-profiles.ts";
import { dateOfBirthProblem } from "../../../../app/domain/account/signup.ts";
import { withoutHidden } from "../../../../app/domain/account/visible-profile.ts";
import { utcDay } from "../../../../app/domain/locale/day.ts";
import { accept, refuse } from "../../../../app/domain/result.ts";
import { profileProblems, type ProfileRules } from "../../actors/member/account/profile-problems.ts";
import { basicsOf } from "../../actors/member/people/person.ts";
import { settingsOf } from "../../actors/site/settings/settings.ts";
import { clock } from "../../clock.ts";
import { handleOperator, handleOperatorUpload } from "../../http/handle-operator.ts";
import { memberIdOf } from "../../ids.ts";
import { skipUpload } from "../../uploads/receive-upload.ts";
import { storeUpload } from "../../uploads/store-upload.ts";
import { uploadLimit } from "../../uploads/upload-limit.ts";
import { profileRules } from "../../actors/member/account/profile-rules.ts";

export const getList = handleOperator(listFictional, async ({ actors, query }) =>
  accept(await actors.site().queues.fictionalProfiles(query)),
);

/** The id comes from the form's key, so a repeat finds what the first attempt made (design §8). */
export const postProfile = handleOperator(makeFictional, async (call) => {
  const { actors, operator, body, env, site } = call;
  const { key, why: said, ...profile } = body;
  const settings = await settingsOf(call);
  const fields = problemsOf(profile, profileRules(settings));
  if (Object.keys(fields).length > 0) return refuse("invalid_input", { fields });
  const id = memberIdOf({ secret: env.TOKEN_SECRET, site, signupKey: `fictional/${key}` });
  const made = { ...profile, ...basicsOf(profile), interests: [...new Set(profile.interests)] };
  const act = { operator, why: cleanText(said) };
  return actors.member(id).fictional.make({ id, site, language: "en", profile: made, act });
});

/** As of a member's sign-up and of a change of their profile. */
function problemsOf(profile: Omit<BodyOf<typeof makeFictional>, "key" | "why">, rules: ProfileRules) {
  const { gender: _gender, date_of_birth, ...changes } = profile;
  const account = { email: "", country: profile.country, looking_for: "{}" };
  const born = dateOfBirthProblem(date_of_birth, utcDay(clock.now()));
  return { ...profileProblems(changes, { account, rules }), ...(born && { date_of_birth: born }) };
}

export const getProfile = handleOperator(getFictional, async (call) => {
  const found = await call.actors.findMember(call.query.id)?.fictional.profile();
  if (!found?.ok) return refuse("not_found");
  return accept({ profile: withoutHidden(found.value, await settingsOf(call)) });
});

export const putProfile = handleOperator(changeFictional, async (call) => {
  const { id, why, ...changes } = call.body;
  const act = { operator: call.operator, why: cleanText(why) };
  const rules = profileRules(await settingsOf(call));
  return (await call.actors.findMember(id)?.fictional.change(changes, rules, act)) ?? refuse("not_found");
});

export const deleteProfile = handleOperator(
  retireFictional,
  async ({ actors, operator, body: { id, why } }) =>
    (await actors.findMember(id)?.fictional.retire({ operator, why: cleanText(why) })) ?? refuse("not_found"),
);

export const postPhoto = handleOperatorUpload(uploadFictionalPhoto, async (call, upload) => {
  const { actors, operator, query } = call;
  const { id: member, key } = query;
  const one = actors.findMember(member)?.fictional;
  if (!one) {
    await skipUpload(upload);
    return refuse("not_found");
  }
  const photos = {
    begin: async (attempt: Parameters<typeof one.beginUpload>[0]) => one.beginUpload(attempt),
    finish: async (attempt: Parameters<typeof one.finishUpload>[0]) => one.finishUpload(attempt, operator),
    drop: async (attempt: Parameters<typeof one.dropUpload>[0]) => one.dropUpload(attempt),
  };
  const limit = () => actors.limiter(`member-${member}`).take(uploadLimit);
  return storeUpload(call, { member, key, photos, upload, limit });
});

export const putPhoto = handleOperator(
  arrangeFictionalPhoto,
  async ({ actors, operator, body: { id, photo, position } }) =>
    (await actors.findMember(id)?.fictional.arrange({ id: photo, position }, operator)) ?? refuse("not_found"),
);

export const deletePhoto = handleOperator(
  deleteFictionalPhoto,
  async ({ actors, operator, body: { id, photo } }) =>
    (await actors.findMember(id)?.fictional.removePhoto(photo, operator)) ?? refuse("not_found"),
);
