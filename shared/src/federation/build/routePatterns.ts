/** A path of pages: constant segments and parameters, the last ones perhaps optional. */
const pathPattern = /^(?:\/(?:[\w~-]+|:\w+)\??)+$/;

/** Each optional segment doubles the number of addresses, here and in the router. */
const maxOptionalSegments = 4;

/**
 * Whether a path is written so that the router and this module read it alike: it starts with `/` and has neither a slash
 * at its end, nor an empty segment, a wildcard, an encoded letter, a file name, a query or many optional segments.
 */
export const isPlainPath = (path: string): boolean =>
  path === '/' || (pathPattern.test(path) && path.split('?').length - 1 <= maxOptionalSegments);

const toSegments = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

/** The addresses of a plain path, one with and one without each optional segment; parameters are `:`. */
export function expandPath(path: string): string[] {
  const variants = toSegments(path).reduce<string[][]>(
    (paths, segment) => {
      const name = segment.replace(/\?$/, '').replace(/^:.*/, ':');
      const extended = paths.map((former) => [...former, name]);
      return segment.endsWith('?') ? [...paths, ...extended] : extended;
    },
    [[]],
  );
  return variants.map((segments) => `/${segments.join('/')}`);
}

function doVariantsOverlap(a: string, b: string): boolean {
  const [left, right] = [toSegments(a), toSegments(b)];
  return (
    left.length === right.length &&
    left.every((segment, index) => segment === ':' || right[index] === ':' || segment === right[index])
  );
}

/** Whether the router would find two paths for one address, in any letter case and with or without a closing slash. */
export const doPathsOverlap = (a: string, b: string): boolean =>
  expandPath(a).some((left) => expandPath(b).some((right) => doVariantsOverlap(left, right)));
