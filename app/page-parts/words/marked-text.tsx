import { cloneElement, type ReactElement } from "react";

/** A text with marks, `Already a member? <in>Sign in</in>`: the element given for a mark stands around its words. */
export function MarkedText({ text, marks }: { text: string; marks: Record<string, ReactElement> }) {
  return text.split(/(<\w+>[^<]*<\/\w+>)/).map((part, index) => {
    const [, name = "", words = ""] = /^<(\w+)>([^<]*)<\/\1>$/.exec(part) ?? [];
    const mark = marks[name];
    return mark ? cloneElement(mark, { key: index }, words) : part;
  });
}
