import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Menu, MenuButton, MenuItem } from "./menu.tsx";

test("a menu is served as the browser's own details, with its links and forms inside", () => {
  const html = renderToStaticMarkup(
    <Menu label="Account">
      <MenuItem href="/profile" current>
        My profile
      </MenuItem>
      <form role="none" method="post" action="/logout">
        <MenuButton>Sign out</MenuButton>
      </form>
    </Menu>,
  );
  expect(html).toMatch(/^<details [^>]*><summary [^>]*>.*Account.*<\/summary><div/);
  expect(html).toMatch(/<a href="\/profile" class="[^"]+" aria-current="true">My profile/);
  expect(html).toMatch(/<button type="submit" [^>]*>Sign out<\/button><\/form>/);
  expect(html).not.toMatch(/style=|aria-haspopup|menuitem/);
});
