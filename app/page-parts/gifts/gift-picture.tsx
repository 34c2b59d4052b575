interface GiftPictureProps {
  gift: string;
  /** What it is; left out where its name stands beside it. */
  name?: string;
  /** Pixels, of a square. */
  size: number;
  lazy?: boolean;
}

/** The drawing of a gift. */
export function GiftPicture({ gift, name = "", size, lazy }: GiftPictureProps) {
  return (
    <img src={`/gifts/${gift}.svg`} alt={name} width={size} height={size} {...(lazy && { loading: "lazy" as const })} />
  );
}
