import { splitAtCaseNumbers } from "../../../app/domain/safety/case-numbers.ts";
import type { Block, MailDocument } from "./mail-document.ts";
import { darkSheet, styles } from "./mail-style.ts";

/**
 * A mail as HTML. Tables, because the oldest program that many of our members use knows no other way to give a button
 * its size; no pictures, so there is nothing to load and nothing to miss.
 */
export function HtmlMail({ mail }: { mail: MailDocument }) {
  return (
    <html lang={mail.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{mail.subject}</title>
        <style>{darkSheet}</style>
      </head>
      <body className="page" style={styles.page}>
        <table role="presentation" cellPadding={0} cellSpacing={0} border={0} className="page" style={styles.outer}>
          <tbody>
            <tr>
              <td align="center" style={styles.margin}>
                <MailTable mail={mail} />
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

function MailTable({ mail }: { mail: MailDocument }) {
  const { from, greeting, blocks, orCopy, closing } = mail;
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} className="mail" style={styles.mail}>
      <tbody>
        <tr>
          <td className="inside" style={styles.inside}>
            <p className="name" style={styles.name}>
              {from}
            </p>
            <p style={styles.paragraph}>{greeting}</p>
            {blocks.map((block, index) => (
              <BlockPart key={index} block={block} orCopy={orCopy} />
            ))}
            <p style={styles.paragraph}>{closing}</p>
          </td>
        </tr>
        <tr>
          <Footer {...mail.footer} />
        </tr>
      </tbody>
    </table>
  );
}

function BlockPart({ block, orCopy }: { block: Block; orCopy: string }) {
  if (block.as === "text") return <p style={styles.paragraph}>{withNumbers(block.text)}</p>;
  if (block.as === "button") return <ButtonPart {...block} orCopy={orCopy} />;
  if (block.as === "heading") return <HeadingPart {...block} />;
  if (block.as === "quote")
    return (
      <blockquote className="facts" style={styles.quote}>
        {withNumbers(block.text)}
      </blockquote>
    );
  if (block.as === "note")
    return (
      <p className="soft" style={styles.note}>
        {block.text}
      </p>
    );
  return (
    <div className="facts" style={styles.facts}>
      {block.facts.map(({ term, detail }) => (
        <div key={term}>
          {term}: <strong>{withNumbers(detail)}</strong>
        </div>
      ))}
    </div>
  );
}

function HeadingPart({ text, level }: Extract<Block, { as: "heading" }>) {
  return level === 2 ? <h2 style={styles.heading}>{text}</h2> : <h3 style={styles.subheading}>{text}</h3>;
}

/** No line ends within the number of a case. */
function withNumbers(text: string) {
  return splitAtCaseNumbers(text).map((part, at) =>
    at % 2 ? (
      <span key={at} style={styles.number}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

function ButtonPart({ text, link, orCopy }: { text: string; link: string; orCopy: string }) {
  return (
    <>
      <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={styles.buttonBox}>
        <tbody>
          <tr>
            <td className="button-cell" style={styles.buttonCell}>
              <a href={link} className="button" style={styles.button}>
                {text}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      <p className="soft" style={styles.orCopy}>
        {orCopy}
        <br />
        <a href={link} className="link" style={styles.link}>
          {link}
        </a>
      </p>
    </>
  );
}

function Footer({ why, links, sender }: MailDocument["footer"]) {
  return (
    <td className="footer" style={styles.footer}>
      <p style={styles.footerLine}>{why}</p>
      {links.map(({ text, link }) => (
        <p key={link} style={styles.footerLine}>
          <a href={link} className="link" style={styles.link}>
            {text}
          </a>
        </p>
      ))}
      <p style={styles.footerLine}>{sender}</p>
    </td>
  );
}
