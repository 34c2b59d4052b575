/** A drawing that came as HTML with the page's data (drawn.server.tsx). */
export function Drawing({ html = "" }: { html: string | undefined }) {
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
