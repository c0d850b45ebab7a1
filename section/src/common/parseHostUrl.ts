/** The origin of a running host. @throws when the text is not the URL of one */
export function parseHostUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search;
  if (isOrigin) return url.origin;
  throw new Error(`"${text}" is not the URL of a host; write it like https://surco.ejemplo.mx.`);
}
