import { type LoadFile, withTries } from '@surco/shared/federation/tries';

const isLoader = (value: unknown): value is LoadFile => typeof value === 'function';

/** The host's own build asks anew at each try, as `containerRuntime` makes each remote's do. */
export function tryOwnFilesAnew(): void {
  const load: unknown = Reflect.get(__webpack_require__, 'l');
  if (isLoader(load)) Reflect.set(__webpack_require__, 'l', withTries(load));
}
