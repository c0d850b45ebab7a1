/** What a page asks of the worker. */
export interface Keep {
  type: 'keep';
  /** Paths of files to bring onto the device. */
  wanted: readonly string[];
  /** Paths of all files of the builds there are now. */
  known: readonly string[];
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

export function readKeep(data: unknown): Keep | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'keep') return null;
  if (!('wanted' in data) || !('known' in data)) return null;
  return isTexts(data.wanted) && isTexts(data.known) ? { type: 'keep', wanted: data.wanted, known: data.known } : null;
}
