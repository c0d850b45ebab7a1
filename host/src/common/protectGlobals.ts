/**
 * `RegExp` is left out: V8 executes every expression two to three times slower once its prototype is frozen. `Error` is
 * left out because libraries such as MSAL assign `name` and `message` to their errors.
 */
const FROZEN = [Array, Boolean, Date, Function, Map, Number, Object, Promise, Set, String, WeakMap, WeakSet];

/** Libraries assign methods of these names to objects of their own: webpack `push`, big.js `toString`. */
const OVERRIDDEN = [Array, Function, Object];

/** V8 slows down every array once the `constructor` of its prototype is an accessor. */
const isAccessorSlow = (owner: object, key: string): boolean => owner === Array.prototype && key === 'constructor';

/**
 * Makes a method an accessor that refuses a new value for all objects and keeps one for a single object: that of a
 * frozen prototype could not be assigned to any object that inherits it.
 */
function refuseForAll(owner: object, key: string): void {
  const { value, writable, configurable, enumerable }: PropertyDescriptor =
    Object.getOwnPropertyDescriptor(owner, key) ?? {};
  if (!writable || !configurable || isAccessorSlow(owner, key)) return;
  Object.defineProperty(owner, key, {
    enumerable,
    get: () => value,
    set(this: object, own: unknown) {
      if (this === owner) throw new TypeError(`All sections use ${key} of this prototype: it cannot be replaced.`);
      Object.defineProperty(this, key, { value: own, writable: true, enumerable: true, configurable: true });
    },
  });
}

/**
 * Freezes what all sections share of the browser: `fetch`, the methods of history and storages, and the prototypes of
 * the language. What a section assigns to them reaches no other section: it throws there, or in non-strict code mostly
 * does nothing (ADR 51).
 */
export function protectGlobals(): void {
  for (const { prototype } of OVERRIDDEN) {
    for (const key of Object.getOwnPropertyNames(prototype)) refuseForAll(prototype, key);
  }
  for (const { prototype } of [...FROZEN, History, Storage]) Object.freeze(prototype);
  // Returns false where an extension of the browser has protected its own one.
  Reflect.defineProperty(window, 'fetch', { value: window.fetch, writable: false, configurable: false });
}
