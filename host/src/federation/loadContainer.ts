import type { RegisteredRemote } from '@surco/shared/federation';
import { type Container, isContainer, retryUrl, type ShareScope } from '@surco/shared/federation/runtime';

/** Loads and runs a script of another build. With a hash, the browser runs no file with another one. */
function runScript(address: string, integrity: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const finish = (settle: () => void) => (): void => {
      script.remove();
      settle();
    };
    if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' });
    script.src = retryUrl(address);
    script.addEventListener('load', finish(resolve));
    script.addEventListener(
      'error',
      finish(() => reject(new Error(`No fue posible descargar ${address}.`))),
    );
    document.head.append(script);
  });
}

/**
 * Loads a remote's entry script, which puts its container into a global variable, and passes it the share scope.
 * @param name name of the global variable
 */
export async function loadContainer(
  name: string,
  { entry, integrity }: Pick<RegisteredRemote, 'entry' | 'integrity'>,
  scope: ShareScope,
): Promise<Container> {
  // An earlier attempt may have left a value there.
  Reflect.set(globalThis, name, undefined);
  await runScript(entry, integrity);
  const container: unknown = Reflect.get(globalThis, name);
  if (!isContainer(container)) throw new Error(`${entry} no trae la sección ${name}.`);
  await container.init(scope);
  return container;
}
