import { Icon } from '@surco/shared/ui/display';
import { useSearchText } from '@surco/shared/ui/fields';
import type { FormEvent } from 'react';
import { listTexts as texts } from '../texts';

/**
 * Searches after a pause in typing, or at once on Enter; follows a search changed elsewhere. Plain elements, because
 * the farmer's page loads no component library.
 */
export function SearchField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { typed, setTyped, search } = useSearchText(value, onChange);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    search();
  };
  return (
    <form className="surco-simulation-search" onSubmit={submit}>
      <Icon name="search" />
      <input
        className="surco-simulation-input"
        type="search"
        aria-label={texts.search}
        placeholder={texts.searchShort}
        enterKeyHint="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  );
}
