import { Logo } from "../../../ui/logo/logo.tsx";
import { LettersButton } from "../../../ui/letters-button/letters-button.tsx";
import { Menu, MenuItem } from "../../../ui/menu/menu.tsx";
import { TopBar, TopBarLandmark } from "../../../ui/top-bar/top-bar.tsx";

const items = [
  { link: <a href="#search">Search</a>, icon: "search", current: true },
  {
    link: <a href="#messages">Messages</a>,
    icon: "message",
    current: false,
    badge: { count: 120, label: "120 unread messages", tone: "unread" },
  },
  {
    link: <a href="#likes">Likes</a>,
    icon: "heart",
    current: false,
    badge: { count: 3, label: "3 new likes", tone: "unread" },
  },
  {
    link: <a href="#credits">Credits</a>,
    icon: "star",
    current: false,
    badge: { count: 0, label: "0 credits left", tone: "danger" },
  },
] as const;

function Menus() {
  return (
    <>
      <LettersButton type="button" label="Larger letters" compact />
      <Menu label="English" icon="globe" compact sheet>
        <MenuItem href="#en" current>
          English
        </MenuItem>
        <MenuItem href="#nl">Nederlands</MenuItem>
      </Menu>
      <Menu label="Anna" icon="user" compact>
        <MenuItem href="#profile" icon="user">
          My profile
        </MenuItem>
        <MenuItem href="#settings" icon="settings">
          Settings
        </MenuItem>
        <MenuItem href="#out" icon="logout">
          Sign out
        </MenuItem>
      </Menu>
    </>
  );
}

/** The top bar of somebody signed in, with every kind of badge. */
export function SampleTopBar() {
  return (
    <TopBarLandmark>
      <TopBar
        label="Main"
        skip={{ href: "#main", text: "Skip to the content" }}
        home={
          <a href="#main" aria-label="Periwinkle, home">
            <Logo name="Periwinkle" />
          </a>
        }
        items={[...items]}
        end={<Menus />}
      />
    </TopBarLandmark>
  );
}
