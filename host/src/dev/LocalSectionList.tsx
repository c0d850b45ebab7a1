import type { SessionUser } from '@surco/shared/contract';
import { roleLabels, roles } from '@surco/shared/domain';
import type { RegisteredRemote } from '@surco/shared/federation';
import { useSession } from '@surco/shared/platform';
import type { ReactNode } from 'react';
import { chooseSection } from './chosenSection';
import { findFirstPath } from './findFirstPath';

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

/** Explains why there is no page of a section that a user can open. */
function explainNoPage({ routes }: RegisteredRemote, { role }: SessionUser): string {
  const allowedRoles = roles.filter((other) => routes.some(({ roles: access }) => access.includes(other)));
  if (allowedRoles.length === 0 || allowedRoles.includes(role))
    return 'Aún no tiene una página que se abra sin parámetros: agregue una ruta en src/manifest.ts.';
  const labels = new Intl.ListFormat('es-MX').format(allowedRoles.map((allowed) => roleLabels[allowed]));
  return `Sus páginas son para ${labels}, y usted entró como ${roleLabels[role]}. Entre con otra cuenta o agregue su rol en src/manifest.ts.`;
}

/** The button that opens a section, or why its user may not. */
function OpenSection({ section, user }: { section: RegisteredRemote; user: SessionUser }): ReactNode {
  const path = findFirstPath(section, user);
  if (path === undefined) return <p>{explainNoPage(section, user)}</p>;
  return (
    <button
      type="button"
      className="surco-button surco-button-primary"
      onClick={() => chooseSection(section.name, path)}
    >
      Usar en esta pestaña
    </button>
  );
}

/** The sections that the developer's machine serves, each with a button to open it. */
export function LocalSectionList({ search, origin }: { search: SectionSearch; origin: string }): ReactNode {
  const user = useSession((state) => state.user);
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
          {user && <OpenSection section={section} user={user} />}
        </li>
      ))}
    </ul>
  );
}
