import { Banner } from "../../../ui/banner/banner.tsx";

/** Which discount is taken off, until when and under which conditions; nothing where there is none. */
export function DiscountNotice({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <Banner tone="success">
      {words.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Banner>
  );
}
