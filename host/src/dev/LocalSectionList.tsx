import type { RegisteredRemote } from '@surco/shared/federation';
import type { ReactNode } from 'react';
import { chooseSection } from './chosenSection';

export type SectionSearch =
  { status: 'searching' | 'unreachable' | 'blocked' } | { status: 'found'; sections: readonly RegisteredRemote[] };

const getSectionLabel = ({ menu, name }: RegisteredRemote): string => menu[0]?.label ?? name;

/** Explains why there is no section to choose. */
function NoSections({
  status,
  origin,
}: {
  status: 'searching' | 'unreachable' | 'blocked' | 'empty';
  origin: string;
}): ReactNode {
  if (status === 'searching')
    return `Buscando en ${origin}… Si el navegador pregunta si esta página puede usar su red local, permítalo.`;
  if (status === 'blocked')
    return `El navegador no deja que esta página llegue a ${origin}. Permita el acceso a la red local en los ajustes de este sitio, junto a la dirección, y busque de nuevo.`;
  if (status === 'empty') return `${origin} responde, pero no ha construido ninguna sección: vea qué dice pnpm dev.`;
  return (
    <>
      Nadie responde en {origin}. En su copia del código use <code>pnpm dev mfe-… --host {location.origin}</code> y
      busque de nuevo.
    </>
  );
}

/** The sections that the developer's machine serves, each with a button to use it. */
export function LocalSectionList({ search, origin }: { search: SectionSearch; origin: string }): ReactNode {
  if (search.status !== 'found' || search.sections.length === 0) {
    const status = search.status === 'found' ? 'empty' : search.status;
    return (
      <output>
        <NoSections status={status} origin={origin} />
      </output>
    );
  }
  return (
    <ul>
      {search.sections.map((section) => (
        <li key={section.name}>
          <span>
            {getSectionLabel(section)} <code>{section.name}</code>
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
