import { exports } from "cloudflare:workers";
import { strFromU8, unzipSync } from "fflate";
import type { TestMember } from "./member-fixtures.ts";

const api = (exports as unknown as { default: Fetcher }).default;

/** What the export's call answers. */
export async function download({ id, token }: Pick<TestMember, "id" | "token">) {
  const headers = { Cookie: `session=${id}.${token}` };
  const response = await api.fetch(new Request("http://localhost/api/account-export.php", { headers }));
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, type: response.headers.get("Content-Type"), bytes };
}

/** The files of the export, as text. */
export async function filesOf(member: TestMember): Promise<Record<string, string>> {
  const { bytes } = await download(member);
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)]));
}
