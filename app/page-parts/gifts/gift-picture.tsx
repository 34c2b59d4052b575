import { type GiftId, giftPicture } from "../../contract/gifts.ts";

interface GiftPictureProps {
  gift: GiftId;
  /** What it is; left out where its name stands beside it. */
  name?: string;
  /** Pixels, of a square. */
  size: number;
  lazy?: boolean;
}

/** The drawing of a gift. */
export function GiftPicture({ gift, name = "", size, lazy }: GiftPictureProps) {
  return (
    <img src={giftPicture(gift)} alt={name} width={size} height={size} {...(lazy && { loading: "lazy" as const })} />
  );
}
