import { Link, lazyPage } from '@surco/shared/platform';
import { type ReactNode, type ToggleEvent, useState } from 'react';
import { BELL } from '../../navigation/menu';
import { NOTIFICATIONS } from '../../navigation/routeTable';
import { Glyph } from '../Glyph';
import { SectionFailed } from '../SectionFailed';
import './bell.css';
import { useUnread } from './calls';
import { PANEL } from './panel';
import { useLive } from './useLive';

/** More than this is not counted before the person's eyes. */
const MOST = 99;

const LatestNotices = lazyPage(() => import(/* webpackChunkName: "latest-notices" */ './LatestNotices'));

const written = (unread: number): string => (unread > MOST ? `${MOST}+` : String(unread));

/** Notices not read yet, where they can be seen from every page; leads to the latest, on a phone to all of them. */
export function Bell({ phone }: { phone: boolean }): ReactNode {
  const unread = useUnread(useLive()) ?? 0;
  const [open, setOpen] = useState(false);
  const label = unread > 0 ? `Notificaciones, ${written(unread)} sin leer` : 'Notificaciones';
  const face = (
    <>
      <Glyph path={BELL} />
      {unread > 0 && (
        <span className="surco-bell-count" aria-hidden="true">
          {written(unread)}
        </span>
      )}
    </>
  );
  if (phone)
    return (
      <Link className="surco-bell" to={NOTIFICATIONS} aria-label={label}>
        {face}
      </Link>
    );
  return (
    <div className="surco-bell-place">
      <button
        type="button"
        className="surco-bell"
        aria-label={label}
        popoverTarget={PANEL}
        onClick={() => setOpen(true)}
        onPointerEnter={LatestNotices.preload}
      >
        {face}
      </button>
      <section
        id={PANEL}
        className="surco-bell-panel"
        popover="auto"
        aria-label="Últimas notificaciones"
        onToggle={({ newState }: ToggleEvent<HTMLElement>) => setOpen(newState === 'open')}
      >
        {open && <LatestNotices skeleton={null} failed={(retry) => <SectionFailed onRetry={retry} />} />}
      </section>
    </div>
  );
}
