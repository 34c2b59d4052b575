import { Fragment } from "react";

/** A text whose e-mail addresses break after their @ and their dots where the line ends, and not within a word. */
export function EmailText({ children }: { children: string }) {
  return children.split(/(?<=@\S*[@.]|\S@)(?=\w)|(?<=\S\.)(?=\w\S*@)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
