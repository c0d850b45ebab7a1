/** The origin of a running host. @throws when the text is not the URL of one */
export function parseHostUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.origin;
  throw new Error(`"${text}" is not the URL of a host; write it like https://surco.ejemplo.mx.`);
}
