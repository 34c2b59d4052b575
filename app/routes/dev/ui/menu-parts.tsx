import { Menu, MenuButton, MenuItem } from "../../../ui/menu/menu.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { menus } from "./dev-ui.css.ts";

/** A menu of links and one of a form; the bar above has two more. */
export function MenuParts() {
  return (
    <Card>
      <div className={menus}>
        <Menu label="More" icon="menu">
          <MenuItem href="#people" icon="user">
            See profile
          </MenuItem>
          <MenuItem href="#dialogs" icon="close">
            Remove conversation
          </MenuItem>
        </Menu>
        <Menu label="Order" icon="star">
          <form role="none" method="get" action="#menus">
            <MenuButton name="order" value="new" current>
              Newest first
            </MenuButton>
            <MenuButton name="order" value="near">
              Nearest first
            </MenuButton>
          </form>
        </Menu>
      </div>
    </Card>
  );
}
