export interface Fact {
  term: string;
  detail: string;
}

/** One part of a mail. HTML and text are both made from these, so that neither says less than the other. */
export type Block =
  | { as: "text"; text: string }
  /** Of a long text in the mail; 3: of a part of it. */
  | { as: "heading"; text: string; level: 2 | 3 }
  /** The one thing to do; the link is there in words too. */
  | { as: "button"; text: string; link: string }
  | { as: "facts"; facts: Fact[] }
  /** The reader's own words, apart from ours; their lines end where the reader ended them. */
  | { as: "quote"; text: string }
  /** For who did not expect this mail. */
  | { as: "note"; text: string };

/** What one kind of mail says. */
export interface MailBody {
  subject: string;
  blocks: Block[];
}

/** A whole mail in words, with what surrounds every message. */
export interface MailDocument extends MailBody {
  language: string;
  /** The site's name, at the top. */
  from: string;
  greeting: string;
  /** Stands before the button's link in words. */
  orCopy: string;
  closing: string;
  footer: {
    /** Why the member gets this. */
    why: string;
    links: { text: string; link: string }[];
    /** Who sends it, with an address. */
    sender: string;
  };
}
