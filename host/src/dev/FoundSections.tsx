import type { RegisteredRemote } from '@surco/shared/federation/manifest';
import type { ReactNode } from 'react';
import { chooseSection } from './choice';

export type Found =
  { status: 'looking' | 'nobody' | 'kept' } | { status: 'found'; sections: readonly RegisteredRemote[] };

const labelOf = ({ menu, name }: RegisteredRemote): string => menu[0]?.label ?? name;

/** What to do when there is nothing to choose from. */
function Nothing({ status, origin }: { status: 'looking' | 'nobody' | 'kept' | 'empty'; origin: string }): ReactNode {
  if (status === 'looking')
    return `Buscando en ${origin}… Si el navegador pregunta si esta página puede usar su red local, permítalo.`;
  if (status === 'kept')
    return `El navegador no deja que esta página llegue a ${origin}. Permita el acceso a la red local en los ajustes de este sitio, junto a la dirección, y busque de nuevo.`;
  if (status === 'empty') return `${origin} responde, pero no ha construido ninguna sección: vea qué dice pnpm dev.`;
  return (
    <>
      Nadie responde en {origin}. En su copia del código use <code>pnpm dev mfe-… --host {location.origin}</code> y
      busque de nuevo.
    </>
  );
}

/** The sections that the machine serves, each with a way to use it; or why there is none. */
export function FoundSections({ found, origin }: { found: Found; origin: string }): ReactNode {
  if (found.status !== 'found' || found.sections.length === 0) {
    const status = found.status === 'found' ? 'empty' : found.status;
    return (
      <output>
        <Nothing status={status} origin={origin} />
      </output>
    );
  }
  return (
    <ul>
      {found.sections.map((section) => (
        <li key={section.name}>
          <span>
            {labelOf(section)} <code>{section.name}</code>
          </span>
          <button
            type="button"
            className="surco-button surco-button-primary"
            onClick={() => chooseSection(section.name)}
          >
            Usar en esta pestaña
          </button>
        </li>
      ))}
    </ul>
  );
}
