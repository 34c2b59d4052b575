import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { KEEPS_FOCUS } from "../../../page-parts/navigation/keeps-focus.ts";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Photo } from "../../../ui/photo/photo.tsx";
import type { MemberView } from "./member-view.ts";
import { profilePage } from "./profile-links.ts";
import * as styles from "./gallery.css.ts";

interface GalleryProps {
  member: MemberView;
  name: string;
  back: string;
  /** Of the photo that the address names, from 1. */
  first: number;
}

/** Pixels a finger goes for the next photo. */
const SWIPE = 48;

/**
 * The photos one by one, as large as the window; those for premium members say so (spec §2, non-premium photo). Turning
 * over asks the site for nothing; without a script each photo is an address.
 */
export function Gallery({ member: { id, gallery }, name, back, first }: GalleryProps) {
  const { t } = useTranslation(["member-profile", "common"]);
  const navigate = useNavigate();
  const [number, setNumber] = useState(first);
  const of = gallery.length;
  const photo = gallery[number - 1];
  const turned = (by: number) => ((number - 1 + by + of) % of) + 1;
  const turn = (by: number) => setNumber(turned(by));
  const swipe = useTurning(turn);
  if (!photo) return null;
  const leave = () =>
    void navigate(profilePage(id, back), { replace: true, preventScrollReset: true, state: KEEPS_FOCUS });
  return (
    <Dialog
      open
      size={photo.locked ? "normal" : "full"}
      title={t(photo.locked ? "member-profile:gallery.locked_title" : "member-profile:gallery.title", { number, of })}
      text={photo.locked && t("member-profile:gallery.locked_text", { name })}
      closeLabel={t("common:close")}
      onClose={leave}
    >
      {photo.locked ? (
        <LockedPhoto blurSrc={photo.src} />
      ) : (
        <div className={styles.frame} {...swipe}>
          <img
            src={photo.full}
            alt={t("member-profile:photo", { name, number })}
            draggable={false}
            className={styles.large}
          />
        </div>
      )}
      {of > 1 && (
        <Actions>
          <Turn icon="previous" href={profilePage(id, back, turned(-1))} turn={() => turn(-1)}>
            {t("member-profile:gallery.previous")}
          </Turn>
          <Turn icon="next" href={profilePage(id, back, turned(1))} turn={() => turn(1)}>
            {t("member-profile:gallery.next")}
          </Turn>
        </Actions>
      )}
    </Dialog>
  );
}

/** Of a photo for premium members: its blur, and how to see it. */
function LockedPhoto({ blurSrc }: { blurSrc?: string }) {
  const { t } = useTranslation("member-profile");
  return (
    <>
      <Photo blurSrc={blurSrc} alt="" size="large" />
      <ButtonLink asChild>
        <AppLink href="/premium">{t("locked_action")}</AppLink>
      </ButtonLink>
    </>
  );
}

interface TurnProps {
  icon: "previous" | "next";
  /** Where it leads without a script. */
  href: string;
  turn(): void;
  children: string;
}

function Turn({ icon, href, turn, children }: TurnProps) {
  return (
    <ButtonLink asChild tone="secondary" icon={icon}>
      <a
        href={href}
        onClick={(event) => {
          event.preventDefault();
          turn();
        }}
      >
        {children}
      </a>
    </ButtonLink>
  );
}

/** Turns over by the arrow keys, and by a finger that goes sideways. */
function useTurning(turn: (by: number) => void) {
  const start = useRef(0);
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") turn(-1);
    if (key === "ArrowRight") turn(1);
  });
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return {
    onPointerDown: ({ clientX }: PointerEvent) => void (start.current = clientX),
    onPointerUp({ clientX }: PointerEvent) {
      const way = clientX - start.current;
      if (Math.abs(way) > SWIPE) turn(way < 0 ? 1 : -1);
    },
  };
}
