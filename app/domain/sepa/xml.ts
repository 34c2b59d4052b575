/** An element: its name, and what is in it, in this order. Nothing (`undefined`) is left out. */
export type XmlElement = [
  name: string,
  content: string | (XmlElement | undefined)[],
  attributes?: Record<string, string>,
];

const ESCAPED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** The element as text, one line an element. */
export function writeXml([name, content, attributes = {}]: XmlElement, indent = ""): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const begin = `${indent}<${name}${given.join("")}>`;
  if (typeof content === "string") return `${begin}${escapeXml(content)}</${name}>\n`;
  const inner = content.map((one) => (one ? writeXml(one, `${indent}  `) : "")).join("");
  return `${begin}\n${inner}${indent}</${name}>\n`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign);
}
