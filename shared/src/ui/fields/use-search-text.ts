import { useEffect, useRef, useState } from 'react';

/** Delay between the last keystroke and the search, in ms. */
export const SEARCH_DELAY_MS = 300;

interface SearchText {
  /** The text in the field. */
  typed: string;
  setTyped: (text: string) => void;
  /** Searches at once, e.g. on Enter. */
  search: () => void;
}

/**
 * State of a search field: searches after a pause in typing, and follows changes from outside, e.g. the back button.
 * @param value the current search text
 * @param onSearch called with the trimmed text
 */
export function useSearchText(value: string, onSearch: (text: string) => void): SearchText {
  const [typed, setTyped] = useState(value);
  const [sentText, setSentText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const latestOnSearch = useRef(onSearch);
  useEffect(() => {
    latestOnSearch.current = onSearch;
  });
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== sentText) {
      setTyped(value);
      setSentText(value);
    }
  }
  const text = typed.trim();
  useEffect(() => {
    if (text === sentText) return undefined;
    const timer = setTimeout(() => {
      setSentText(text);
      latestOnSearch.current(text);
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, sentText]);
  const search = (): void => {
    setSentText(text);
    onSearch(text);
  };
  return { typed, setTyped, search };
}
