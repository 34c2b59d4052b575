import { uploadPhoto } from "../../../app/contract/photos.ts";

/** The page whose form has a file. */
const PAGE = "/profile/photos";

/** May the body be a file? It is passed on while it comes in; all other bodies are small, and read before anything is done. */
export function isUpload(request: Request, pathname: string): boolean {
  if (request.method !== "POST") return false;
  if (pathname === uploadPhoto.path) return true;
  return pathname === PAGE && (request.headers.get("Content-Type") ?? "").startsWith("multipart/form-data");
}
