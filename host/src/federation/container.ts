import { type Container, isContainer, type ShareScope } from '@surco/shared/federation/protocol';
import { nextTry } from '@surco/shared/federation/tries';

/** Runs a script of another build. */
function run(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (settle: () => void) => (): void => {
      script.remove();
      settle();
    };
    script.src = nextTry(address);
    script.addEventListener('load', end(resolve));
    script.addEventListener(
      'error',
      end(() => reject(new Error(`No fue posible descargar ${address}.`))),
    );
    document.head.append(script);
  });
}

/** Fetches a remote's entry, which leaves its container under a global name, and hands it what is shared. */
export async function loadContainer(name: string, entry: string, scope: ShareScope): Promise<Container> {
  // What an earlier try left behind is not taken for the answer to this one.
  Reflect.set(globalThis, name, undefined);
  await run(entry);
  const container: unknown = Reflect.get(globalThis, name);
  if (!isContainer(container)) throw new Error(`${entry} no trae la sección ${name}.`);
  await container.init(scope);
  return container;
}
