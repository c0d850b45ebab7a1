import { lazyPage } from '@surco/shared/platform';
import { type ReactNode, useEffect, useState } from 'react';
import { scheduleAfterLoad } from '../../common/scheduleAfterLoad';
import { Icon } from '../icons/Icon';
import { SectionFailed } from '../states/SectionFailed';
import '../layout/headerButton.css';
import './searchButton.css';
import { openSearch, useSearchOpen } from './searchOpen';

const ICON = 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5';

const SHORTCUT = navigator.platform.startsWith('Mac') ? '⌘K' : 'Ctrl K';

/** Delay in ms, so that it does not compete with the first page. */
const START_DELAY_MS = 2500;

const Search = lazyPage(() => import(/* webpackChunkName: "search" */ './SearchDialog'));
const RecentTracker = lazyPage(() => import(/* webpackChunkName: "search" */ './RecentTracker'));

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input,textarea,select,[contenteditable],dialog,.ant-modal') !== null;

/** ⌘K or Ctrl+K anywhere, and a slash outside of fields and dialogs. */
const isShortcut = (event: KeyboardEvent): boolean =>
  event.metaKey || event.ctrlKey ? event.key === 'k' : event.key === '/' && !isTyping(event);

const onKeyDown = (event: KeyboardEvent): void => {
  if (!isShortcut(event)) return;
  event.preventDefault();
  openSearch();
};

/** Opens the global search, also by keyboard. All but this button is loaded after the first page. */
export function SearchButton(): ReactNode {
  const { isOpen } = useSearchOpen();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    const cancel = scheduleAfterLoad(() => setLoaded(true), START_DELAY_MS);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      cancel();
    };
  }, []);
  return (
    <>
      <button
        type="button"
        className="surco-header-button surco-find"
        aria-label="Buscar"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={openSearch}
        onPointerEnter={Search.preload}
      >
        <Icon path={ICON} />
        <span>Buscar</span>
        {/* The style sheet writes it: a visible text that the name lacks would be an error for speech input. */}
        <kbd data-keys={SHORTCUT} />
      </button>
      {isOpen && <Search skeleton={null} failed={(retry) => <SectionFailed onRetry={retry} />} />}
      {isLoaded && <RecentTracker skeleton={null} failed={() => null} />}
    </>
  );
}
