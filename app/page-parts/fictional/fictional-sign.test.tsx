import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { pageTextsIn } from "../../../tests/support/doubles/language.ts";
import type { Settings } from "../../contract/site.ts";
import { ChatHeader } from "../../routes/chats/conversation/chat-header.tsx";
import { LiveProvider } from "../../live/live-provider.tsx";
import { PageTextsContext } from "../../request/locale/use-translation.ts";
import { Icon, type IconName } from "../../ui/icon/icon.tsx";
import { FictionalWarning } from "./fictional-warning.tsx";
import { MemberCards } from "../member-card/member-card.tsx";

const OWN = {
  fictional_icon: "star",
  fictional_warning: "We write this profile; you cannot meet.",
  fictional_singular: "fantasy profile",
  fictional_plural: "fantasy profiles",
};
const eva = { id: "e", name: "Eva", fictional: true } as const;
const places = {
  card: <MemberCards label="Members" cards={[{ person: eva }]} />,
  profile: <FictionalWarning />,
  chat: (
    <LiveProvider initial={{ num_unread_messages: 0, num_new_likes: 0, credits: 0 }}>
      <ChatHeader person={eva} safety={[]} />
    </LiveProvider>
  ),
};

async function shown(place: ReactNode, settings?: Partial<Settings>): Promise<string> {
  const texts = await pageTextsIn("en", settings);
  return renderToString(
    <PageTextsContext value={texts}>
      <RouterProvider router={createMemoryRouter([{ path: "*", element: place }])} />
    </PageTextsContext>,
  );
}

/** How an icon is drawn. */
function drawing(name: IconName): string {
  return renderToString(<Icon name={name} />).replace(/^<svg[^>]*>|<\/svg>$/g, "");
}

for (const [name, place] of Object.entries(places)) {
  test(`${name}: a fictional profile has the words and the icon of the site's settings`, async () => {
    const html = await shown(place, OWN);
    const words = html.replaceAll(/<[^>]*>/g, "");
    expect(html).toContain("Fantasy profile");
    expect(html).toContain(drawing("star"));
    if (name !== "card") expect(html).toContain(OWN.fictional_warning);
    expect(words).not.toMatch(/fictional/i);
    expect(html).not.toContain(drawing("robot"));
  });

  test(`${name}: without such settings a fictional profile has our words and a robot`, async () => {
    for (const settings of [undefined, { fictional_icon: "", fictional_singular: " ", fictional_warning: null }]) {
      const html = await shown(place, settings);
      expect(html).toMatch(/fictional/i);
      expect(html).toContain(drawing("robot"));
    }
  });

  test(`${name}: an icon that is none of ours is a robot, and no setting becomes HTML`, async () => {
    const html = await shown(place, {
      fictional_icon: "<i class='icon-robot'>",
      fictional_singular: "<b>fantasy</b>",
      fictional_warning: "<script>",
    });
    expect(html).toContain(drawing("robot"));
    expect(html).toContain("&lt;b&gt;fantasy");
    expect(html).not.toMatch(/<script|<i |<b>fantasy/);
  });
}
