import { defineEndpoint } from "../endpoint.ts";
import { ownProfile, profileChanges } from "../people/own-profile.ts";
import { ownPhoto, uploadPhoto } from "../people/photos.ts";
import { operatorReason } from "./operator-reason.ts";
import { country, day, flag, gender, holding, id, instant, list, mintedKey, wholeNumber } from "../scalars.ts";
import { z } from "../zod.ts";

/**
 * The fictional profiles of the site, which operators make, change and retire (decision 0176). The id of anybody else is `not_found`
 * with each of these calls, and each act but those on photos says why, for the audit log.
 */

/** A fictional profile in the list; `retired_at`: since when nobody sees it. */
const listedFictional = z.object({
  id,
  name: z.string(),
  gender,
  date_of_birth: day,
  country,
  city: z.string().nullish(),
  made_at: instant,
  retired_at: instant.nullable(),
});

export type ListedFictional = z.output<typeof listedFictional>;

/** So many the list has a page. */
export const FICTIONAL_PAGE = 50;

/** Those that are there or those that are retired, the latest first, 50 a page (`page` from 1); `q`: a part of the name. Ours. */
export const listFictional = defineEndpoint({
  name: "listFictional",
  method: "GET",
  path: "/api/operator-fictional-profiles.php",
  query: z.object({
    q: z.string().trim().max(80).optional(),
    state: z.enum(["active", "retired"]).default("active"),
    page: z
      .string()
      .regex(/^[1-9]\d{0,5}$/)
      .transform(Number)
      .default(1),
  }),
  reply: z.object({
    profiles: list(listedFictional),
    /** How many fit, on all pages. */
    found: wholeNumber,
    /** How many there are at all. */
    active: wholeNumber,
    retired: wholeNumber,
  }),
  problems: ["authentication_required"],
});

/** What is changed: as of any own profile, but for the wishes that only somebody who searches has. */
const changes = profileChanges.omit({ seeking_min_age: true, seeking_max_age: true, seeking_regions: true });

/**
 * Makes a fictional profile. It has no address, no password and no session, and nothing signs in as it (decision 0172). The same `key`
 * again is the same profile; with other basics it is `key_reused`. Values: as of a member's profile; 18 or over. Ours.
 */
export const makeFictional = defineEndpoint({
  name: "makeFictional",
  method: "POST",
  path: "/api/operator-fictional-profile.php",
  body: changes.omit({ like_back: true }).extend({
    key: mintedKey,
    why: operatorReason,
    name: z.string().trim().max(4000),
    gender,
    seeking: gender,
    date_of_birth: z.string().max(32),
    country,
    region: z.string().trim().max(4000),
    city: z.string().trim().max(4000),
  }),
  reply: z.object({ id }),
  problems: ["authentication_required", "key_reused"],
});

/** One of them with all its photos, to be changed. Ours. */
export const getFictional = defineEndpoint({
  name: "getFictional",
  method: "GET",
  path: "/api/operator-fictional-profile.php",
  query: z.object({ id }),
  reply: holding(
    "profile",
    ownProfile.extend({
      id,
      gender,
      date_of_birth: day,
      retired: flag,
      photos: list(ownPhoto),
      photo_limit: wholeNumber,
    }),
  ),
  problems: ["authentication_required", "not_found"],
});

/** Changes what is named, as a member does with their own profile. A retired one is changed no more. Ours. */
export const changeFictional = defineEndpoint({
  name: "changeFictional",
  method: "PUT",
  path: "/api/operator-fictional-profile.php",
  body: changes.extend({ id, why: operatorReason }),
  reply: z.unknown(),
  problems: ["authentication_required", "not_found"],
});

/**
 * Retires it, for good: nobody finds it any more, what members wrote is answered by nobody and they have their credits back, and
 * conversations can be read and say that it is gone. Again changes nothing. Ours.
 */
export const retireFictional = defineEndpoint({
  name: "retireFictional",
  method: "DELETE",
  path: "/api/operator-fictional-profile.php",
  body: z.object({ id, why: operatorReason }),
  reply: z.unknown(),
  problems: ["authentication_required", "not_found"],
});

/** As `uploadPhoto`: others see it once somebody has looked at it, like any other. Ours. */
export const uploadFictionalPhoto = defineEndpoint({
  name: "uploadFictionalPhoto",
  method: "POST",
  path: "/api/operator-fictional-photo.php",
  query: z.object({ id, key: mintedKey }),
  upload: true,
  reply: uploadPhoto.reply,
  problems: [...uploadPhoto.problems, "not_found"],
});

/** As `arrangePhoto`: puts one of its photos at a place; 1 is the main photo's. Ours. */
export const arrangeFictionalPhoto = defineEndpoint({
  name: "arrangeFictionalPhoto",
  method: "PUT",
  path: "/api/operator-fictional-photo.php",
  body: z.object({ id, photo: id, position: z.int().min(1).max(100) }),
  reply: z.unknown(),
  problems: ["authentication_required", "not_found"],
});

/** Deletes one of its photos; one that is not there is deleted already. Ours. */
export const deleteFictionalPhoto = defineEndpoint({
  name: "deleteFictionalPhoto",
  method: "DELETE",
  path: "/api/operator-fictional-photo.php",
  body: z.object({ id, photo: id }),
  reply: z.unknown(),
  problems: ["authentication_required", "not_found"],
});
