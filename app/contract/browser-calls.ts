import type { Endpoint } from "./endpoint.ts";
import { USER_PATH } from "./account/session-end.ts";

/** Where a call goes, as its endpoint has it. */
export type CallAddress = Pick<Endpoint, "method" | "path" | "fixed">;

/*
 * The calls that scripts in the browser make themselves (design §4.7): each is part of the endpoint of the same name, whose
 * schemas a browser does not load.
 */

export const listMessagesCall = { method: "GET", path: "/api/messages.php" } as const satisfies CallAddress;

export const sendMessageCall = { method: "POST", path: "/api/message.php" } as const satisfies CallAddress;

export const markReadCall = { method: "POST", path: "/api/read.php" } as const satisfies CallAddress;

export const typingCall = { method: "POST", path: "/api/typing.php" } as const satisfies CallAddress;

export const autoLikeCall = { method: "GET", path: "/api/auto-like.php" } as const satisfies CallAddress;

export const tellOfLikeCall = { method: "POST", path: "/api/like-told.php" } as const satisfies CallAddress;

export const listRegionsCall = { method: "GET", path: "/api/regions.php" } as const satisfies CallAddress;

export const geocodeCall = { method: "GET", path: "/api/geocode.php" } as const satisfies CallAddress;

export const pageHiddenCall = { method: "POST", path: "/api/page-hidden.php" } as const satisfies CallAddress;

export const setPushCall = { method: "POST", path: USER_PATH, fixed: { push: "1" } } as const satisfies CallAddress;

/** Its body is the file; the key stands in the query. */
export const uploadPhotoCall = { method: "POST", path: "/api/photo.php" } as const satisfies CallAddress;

/** As `uploadPhotoCall`. */
export const uploadMessagePhotoCall = { method: "POST", path: "/api/message-photo.php" } as const satisfies CallAddress;
