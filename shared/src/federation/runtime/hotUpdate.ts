/**
 * Replaces the changed modules of a section in this page.
 * @param hash that of the latest build
 * @returns whether the page runs that build now; otherwise only a reload shows it
 */
export type HotUpdate = (hash: string) => Promise<boolean>;

/** A section under development offers its update under this key of the global object. @param container its name there */
const getKey = (container: string): symbol => Symbol.for(`surco.hotUpdate.${container}`);

const isHotUpdate = (value: unknown): value is HotUpdate => typeof value === 'function';

/** Offers the update of a section under development to the host. @param container name of its container */
export const offerHotUpdate = (container: string, update: HotUpdate): void =>
  void Reflect.set(globalThis, getKey(container), update);

/** The update that a section offers, once its entry has run in this page. @param container name of its container */
export function findHotUpdate(container: string): HotUpdate | undefined {
  const offered: unknown = Reflect.get(globalThis, getKey(container));
  return isHotUpdate(offered) ? offered : undefined;
}
