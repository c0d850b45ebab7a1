/** The origin of a running host. @throws when the text is not the URL of one, or names a path, which would be left out */
export function parseHostUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`"${text}" is not the URL of a host; write it like https://surco.ejemplo.mx.`);
  if (url.pathname !== '/' || url.search)
    throw new Error(`"${text}" names more than a host; write only ${url.origin}.`);
  return url.origin;
}
