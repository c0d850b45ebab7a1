import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';

/** What the bundler adds: its runtime, and the wrappers of modules. */
const BUNDLER = 'webpack';

/** Own code is listed by folder: `shared/ui`, `host`, `mfe-sales`. */
const OWN_CODE = /\/(shared\/src\/\w+|host|mfe-[^/]+|section)\//;

/** The name of the package that a source belongs to. @param source path of a file, or a name that webpack gave */
export function getPackageName(source: string): string {
  const installed = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (installed) return installed;
  return OWN_CODE.exec(source)?.[1]?.replace('/src', '') ?? BUNDLER;
}

/**
 * Counts how many characters of a minified file come from each package.
 * @param map source map of the file, as JSON
 */
export function countCharacters(code: string, map: string): ReadonlyMap<string, number> {
  const traced = new TraceMap(map);
  const counts = new Map<string, number>();
  const add = (source: number | undefined, count: number): void => {
    const name = source === undefined ? BUNDLER : getPackageName(traced.sources[source] ?? '');
    counts.set(name, (counts.get(name) ?? 0) + count);
  };
  const mappings = decodedMappings(traced);
  for (const [index, line] of code.split('\n').entries()) {
    const segments = mappings[index] ?? [];
    add(undefined, segments[0]?.[0] ?? line.length);
    for (const [at, [column, source]] of segments.entries()) {
      add(source, (segments[at + 1]?.[0] ?? line.length) - column);
    }
  }
  return counts;
}

/** Divides the bytes of a compressed file among packages, in proportion to their minified characters. */
export function divideBytes(bytes: number, characters: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const total = [...characters.values()].reduce((sum, count) => sum + count, 0);
  return new Map([...characters].map(([name, count]) => [name, (bytes * count) / total]));
}
