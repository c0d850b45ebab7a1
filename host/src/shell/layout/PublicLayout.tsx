import { hostPaths } from '@surco/shared/contract';
import { Link, useSession } from '@surco/shared/platform';
import type { ReactNode } from 'react';
import './publicLayout.css';
import { ConnectionStatus } from './ConnectionStatus';
import { Brand } from '../icons/Logo';
import { MainContent, SkipLink } from './MainContent';
import { usePageTitle } from './usePageTitle';

interface Props {
  title: string;
  /** Limits the width to that of a text or form, centred in a wide window. */
  narrow?: boolean;
  /** Address of the help for the page. */
  help?: string | undefined;
  children: ReactNode;
}

/** Layout of pages without a menu: registration, terms, the farmers' simulator. */
export function PublicLayout({ title, narrow = false, help, children }: Props): ReactNode {
  const heading = usePageTitle(title);
  const isSignedIn = useSession(({ user }) => user !== null);
  return (
    <div className="surco-public-layout">
      <SkipLink />
      <header className="surco-public-header">
        <Brand />
        {help && (
          <a className="surco-button surco-help" href={help} target="_blank" rel="noopener noreferrer">
            Ayuda
          </a>
        )}
        {isSignedIn && (
          <Link className="surco-button" to={hostPaths.logout}>
            Cerrar sesión
          </Link>
        )}
      </header>
      <ConnectionStatus />
      <div className={narrow ? 'surco-public-page surco-public-narrow' : 'surco-public-page'}>
        <MainContent>
          <h1 className="surco-title" tabIndex={-1} ref={heading}>
            {title}
          </h1>
          {children}
        </MainContent>
      </div>
    </div>
  );
}
