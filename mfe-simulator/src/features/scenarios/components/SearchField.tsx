import { Icon } from '@surco/shared/ui/icon';
import { type FormEvent, useEffect, useState } from 'react';
import { listTexts as texts } from '../texts';

/** How long a pause in typing is, in ms. */
const PAUSE = 300;

/**
 * Searches once the person pauses, or at once on Enter; a search changed elsewhere shows here. Plain: what farmers load
 * carries no component library.
 */
export function SearchField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== asked) {
      setTyped(value);
      setAsked(value);
    }
  }
  const text = typed.trim();
  useEffect(() => {
    if (text === asked) return undefined;
    const timer = setTimeout(() => {
      setAsked(text);
      onChange(text);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, asked, onChange]);
  const now = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(text);
    onChange(text);
  };
  return (
    <form className="surco-scen-search" onSubmit={now}>
      <Icon name="search" />
      <input
        className="surco-scen-input"
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
