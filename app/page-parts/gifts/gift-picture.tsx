import type { GiftId } from "../../contract/conversations/gifts.ts";

interface GiftPictureProps {
  gift: GiftId;
  /** What it is; left out where its name stands beside it. */
  name?: string;
  /** Pixels, of a square. */
  size: number;
  lazy?: boolean;
}

/** The drawing of a gift: a square on a round background of its own, for every size and for light and dark surfaces. */
export function GiftPicture({ gift, name = "", size, lazy }: GiftPictureProps) {
  return (
    <img src={`/gifts/${gift}.svg`} alt={name} width={size} height={size} {...(lazy && { loading: "lazy" as const })} />
  );
}
