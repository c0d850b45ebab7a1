import { useLocation } from '@surco/shared/platform';
import type { MenuEntry } from '@surco/shared/federation/manifest';
import type { ReactNode } from 'react';
import { BottomBar } from './BottomBar';
import { ConnectionNote } from './ConnectionNote';
import { sectionsAt, trailTo } from './menuState';
import { Bell } from './notifications/Bell';
import { PersonMenu } from './PersonMenu';
import './shell.css';
import { Sider } from './Sider';
import { Main, SkipLink } from './SkipLink';
import { Trail } from './Trail';
import { PHONE, useMedia } from './useMedia';
import { useTitle } from './useTitle';

interface Props {
  /** What the person's role may see, in order. */
  menu: readonly MenuEntry[];
  title: string;
  children: ReactNode;
}

/** The staff's frame: menu, title, person's menu, and the page. */
export default function Shell({ menu, title, children }: Props): ReactNode {
  const { pathname } = useLocation();
  const phone = useMedia(PHONE);
  const heading = useTitle(title);
  const sections = sectionsAt(menu, pathname);
  return (
    <div className="surco-shell">
      <SkipLink />
      {!phone && <Sider sections={sections} />}
      <div className="surco-page">
        <header className="surco-header">
          <div className="surco-header-title">
            <Trail crumbs={trailTo(sections, title, pathname)} />
            <h1 className="surco-title" tabIndex={-1} ref={heading}>
              {title}
            </h1>
          </div>
          <Bell phone={phone} />
          <PersonMenu />
        </header>
        <ConnectionNote />
        <Main>{children}</Main>
      </div>
      {phone && <BottomBar sections={sections} />}
    </div>
  );
}
