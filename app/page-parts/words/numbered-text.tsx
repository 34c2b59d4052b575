import { splitAtCaseNumbers } from "../../domain/safety/case-numbers.ts";
import { CaseNumber } from "./case-number.tsx";

/** A text in which numbers of cases stand; none of them is broken. Only for pages that are not hydrated: scripts have no room for it. */
export function NumberedText({ text }: { text: string }) {
  return splitAtCaseNumbers(text).map((part, at) => (at % 2 ? <CaseNumber key={at}>{part}</CaseNumber> : part));
}
