import { offerHotUpdate } from '@surco/shared/federation/runtime';

/** @returns whether this page now runs the build with this hash */
async function update(hash: string): Promise<boolean> {
  if (__webpack_hash__ === hash) return true;
  // Each step leads to the next build.
  return (await import.meta.webpackHot.check(true)) !== null && update(hash);
}

/**
 * Part of the entry of a section under development, as a runtime plugin of module federation: the host, which listens to
 * the builds, lets this section replace its changed modules.
 */
export default function hotUpdatePlugin({ name }: { name: string }): { name: string } {
  let last = Promise.resolve(true);
  offerHotUpdate(name, (hash) => {
    // After a change that no module accepts, `check` fails.
    last = last
      .then(() => update(hash))
      .catch((error: unknown) => {
        console.warn(error);
        return false;
      });
    return last;
  });
  return { name: 'surco-hot-update' };
}
