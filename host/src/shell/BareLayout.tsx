import { Link, useSession } from '@surco/shared/platform';
import type { ReactNode } from 'react';
import './bare.css';
import { ConnectionNote } from './ConnectionNote';
import { Brand } from './Mark';
import { Main, SkipLink } from './SkipLink';
import { useTitle } from './useTitle';

interface Props {
  title: string;
  /** As wide as one reads or fills in, in the middle of a wide window. */
  narrow?: boolean;
  children: ReactNode;
}

/** The frame of pages without a menu: registration, terms, the farmers' simulator. */
export function BareLayout({ title, narrow = false, children }: Props): ReactNode {
  const heading = useTitle(title);
  const signedIn = useSession(({ user }) => user !== null);
  return (
    <div className="surco-bare">
      <SkipLink />
      <header className="surco-bare-header">
        <Brand />
        {signedIn && (
          <Link className="surco-button" to="/logout">
            Cerrar sesión
          </Link>
        )}
      </header>
      <ConnectionNote />
      <div className={narrow ? 'surco-bare-page surco-bare-narrow' : 'surco-bare-page'}>
        <Main>
          <h1 className="surco-title" tabIndex={-1} ref={heading}>
            {title}
          </h1>
          {children}
        </Main>
      </div>
    </div>
  );
}
