import type { CallAddress } from "../../contract/browser-calls.ts";
import type { Problem } from "../../contract/problems.ts";
import { PAGE_MEMBER_HEADER } from "../../domain/auth/page-member.ts";
import { pageMember } from "../calls/page-member.ts";
import { reportSignedOut } from "../calls/signed-out.ts";

/** What is to be uploaded. */
export interface PhotoToUpload {
  photo: Blob;
  /** What takes it. */
  to: CallAddress;
  /** The same again is the same photo. */
  key: string;
  signal: AbortSignal;
  /** How much of it has left, from 0 to 1. */
  onSent(part: number): void;
}

/** Uploads a photo; what was wrong, or undefined. By XMLHttpRequest, as `fetch` does not say how far it is. */
export function uploadPhoto({
  photo,
  to: { method, path },
  key,
  signal,
  onSent,
}: PhotoToUpload): Promise<Problem | undefined> {
  const request = new XMLHttpRequest();
  request.open(method, `${path}?key=${key}`);
  request.responseType = "json";
  const member = pageMember();
  if (member) request.setRequestHeader(PAGE_MEMBER_HEADER, member);
  request.upload.onprogress = ({ loaded, total }) => onSent(loaded / total);
  signal.addEventListener("abort", () => request.abort());
  return new Promise((resolve) => {
    request.onloadend = () => resolve(problemOf(request));
    request.send(photo);
  });
}

/** No connection and an answer that is none of ours look alike. */
function problemOf({ status, response }: XMLHttpRequest): Problem | undefined {
  if (status === 200) return undefined;
  const problem = (response ?? {}) as Partial<Problem>;
  // A session that has ended is said beside the photo, which would be lost with the page.
  if (problem.error === "other_member") reportSignedOut();
  return { ...problem, error: problem.error ?? "api_unreachable" };
}
