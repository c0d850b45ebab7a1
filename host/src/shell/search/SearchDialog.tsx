import { useSession, useNavigate } from '@surco/shared/platform';
import type { SessionUser } from '@surco/shared/contract';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSectionPaths } from '../../navigation/sectionPaths';
import { useActiveItem } from './hooks/useActiveItem';
import { useSearch } from './hooks/useSearch';
import type { SearchItem } from './model/searchItem';
import { describeOthersAction } from './model/pageItems';
import { getOptionId, RESULTS_ID, SearchResults } from './SearchResults';
import { SearchState } from './SearchState';
import './search.css';
import { closeSearch } from './searchOpen';

function SearchPanel({ user }: { user: SessionUser }): ReactNode {
  const [text, setText] = useState('');
  const { remotes, profile } = useSectionPaths();
  const scope = useMemo(() => ({ remotes, role: user.role, profile: profile[user.role] }), [remotes, profile, user]);
  const search = useSearch(text, scope, user.id);
  const navigate = useNavigate();
  /** The text whose first result is opened as soon as there is an answer. */
  const [awaitedText, setAwaitedText] = useState<string>();
  const items = useMemo(() => search.groups.flatMap((group) => group.items), [search.groups]);
  const open = (item: SearchItem | undefined): void => {
    // What is shown until the answer arrives may belong to an earlier text.
    if (search.isLoading) setAwaitedText(text);
    else if (item) {
      closeSearch();
      void navigate(item.to);
    }
  };
  const { active, setActive, reset, onKeyDown } = useActiveItem(items, open);
  useEffect(() => {
    if (awaitedText !== text || search.isLoading || !active) return;
    closeSearch();
    void navigate(active.to);
  }, [awaitedText, text, search.isLoading, active, navigate]);
  return (
    <>
      <div className="surco-finder-field">
        <input
          type="search"
          role="combobox"
          aria-label="Buscar"
          aria-expanded={items.length > 0}
          aria-controls={RESULTS_ID}
          aria-autocomplete="list"
          aria-activedescendant={active && getOptionId(active)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          placeholder="Folio, cliente, teléfono, RFC, página…"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            reset();
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="surco-button" onClick={closeSearch}>
          Cerrar
        </button>
      </div>
      <SearchState
        search={search}
        text={text.trim()}
        count={items.length}
        othersAction={describeOthersAction(remotes, user.role, text)}
      />
      <SearchResults groups={search.groups} active={active} onActivate={setActive} />
    </>
  );
}

/** The global search: over the page on a desktop, on the whole screen of a phone. A click beside it closes it. */
export default function SearchDialog(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const user = useSession((state) => state.user);
  useLayoutEffect(() => {
    const element = dialog.current;
    const onClick = ({ target }: MouseEvent): void => {
      if (target === element) closeSearch();
    };
    element?.showModal();
    element?.querySelector('input')?.focus();
    element?.addEventListener('click', onClick);
    // Closing it gives the focus back to where it was.
    return () => element?.close?.();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="surco-finder"
      aria-label="Buscar en Surco"
      onCancel={(event) => {
        event.preventDefault();
        closeSearch();
      }}
    >
      {user && <SearchPanel user={user} />}
    </dialog>
  );
}
