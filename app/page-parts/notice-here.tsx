import { useOutletContext } from "react-router";
import type { MemberArea } from "../request/pages/member-area.ts";
import { Banner } from "../ui/banner/banner.tsx";

/** What the page before said about the part of this page with the id `at`: the page scrolls there, past its own top. */
export function NoticeHere({ at }: { at: string }) {
  const { notice } = useOutletContext<MemberArea>();
  if (notice?.at !== at) return null;
  return (
    <div role="status">
      <Banner tone={notice.tone}>
        <p>{notice.text}</p>
      </Banner>
    </div>
  );
}
