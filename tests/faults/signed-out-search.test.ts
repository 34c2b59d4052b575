import { expect, test } from "vitest";
import type { Settings } from "../../app/contract/site.ts";
import { noScriptBrowser } from "../support/http/no-script-browser.ts";
import { ownSite } from "../support/site/own-site.ts";

test("who is not signed in looks around without a script, sees nobody who did not say so, and nothing of it is kept", async () => {
  const site = await ownSite("visitors");
  const visitor = (cookies = {}) => noScriptBrowser(site.origin(), { cookies });
  // Settings are kept for a minute of real time, unless the site starts anew.
  const says = async (settings: Partial<Settings>) => {
    await site.internal().changeSettings(settings);
    await site.stop();
    await site.start();
  };
  try {
    const shared = { country: "NL", gender: "female", seeking: "male" } as const;
    const anna = await site.internal().makeMember({ ...shared, name: "Annabel", photo: true, show_to_visitors: true });
    const bea = await site.internal().makeMember({ ...shared, name: "Beatrix", photo: true });
    const fay = await site.internal().makeMember({ ...shared, name: "Fayette", fictional: true });
    const search = "/members?gender=female&country=NL";

    const closed = await visitor().get(search);
    expect(closed.location).toBe(`/login?redirect=${encodeURIComponent(search)}`);
    expect((await visitor().get(`/members/${anna.id}`)).location).toBe(`/login?redirect=%2Fmembers%2F${anna.id}`);

    await says({ logged_out_search_trafficsource: "yes" });
    expect((await visitor().get(search)).status).toBe(302);
    const sent = visitor();
    expect((await sent.get(`${search}&network=friends`)).status).toBe(200);
    expect((await sent.get(search)).status).toBe(200);

    await says({ logged_out_search: "yes" });
    const { status, html, headers } = await visitor().get(search);
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(headers.get("X-Robots-Tag")).toContain("noindex");
    expect(html).not.toContain("<script");
    for (const words of ["Annabel", "Fayette", "Fictional", "/blur.webp", 'href="/signup"'])
      expect(html).toContain(words);
    for (const secret of ["Beatrix", bea.id]) expect(html).not.toContain(secret);

    const profile = await visitor().get(`/members/${anna.id}`);
    expect(profile.headers.get("Cache-Control")).toBe("private, no-store");
    expect(profile.html).not.toContain("<script");
    expect(profile.html).toContain(`href="/members/${anna.id}/signup"`);
    expect(profile.html).toContain(`href="/login?redirect=%2Fmembers%2F${anna.id}"`);
    expect((await visitor().get(`/members/${fay.id}`)).html).toContain("physical");
    expect((await visitor().get(`/members/${bea.id}`)).status).toBe(404);
    expect((await visitor().get(`/visitors${search}`)).location).toBe(search);
    expect((await visitor().get("/members?min_age=80&max_age=30")).status).toBe(422);
    expect((await visitor().post(`/members/${anna.id}`, { like: anna.id })).location).toContain("/login");
    expect((await visitor().get("/chats")).location).toBe("/login?redirect=%2Fchats");

    // A member at the same address, and a visitor after them: nobody sees the other's page.
    const jar = visitor();
    const login = await jar.post("/login", { email: bea.email, password: bea.password });
    expect(login.status).toBe(303);
    const own = await jar.get(search);
    expect(own.html).toContain("<script");
    expect(own.headers.get("Cache-Control")).toBe("private, no-store");
    expect((await visitor().get(search)).html).toBe(html);
  } finally {
    await site.close();
  }
});
