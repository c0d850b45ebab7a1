/** A key as it was given, however it is typed: in small letters, with spaces, without its hyphens. */
export function readClientKey(written: string): string {
  const key = written.trim().toUpperCase();
  const bare = key.replace(/[\s\-–]/g, '');
  return bare.length === 15 ? [bare.slice(0, 5), bare.slice(5, 10), bare.slice(10)].join('-') : key;
}
