import { Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Icon } from './icon';
import { PAUSE } from './use-options';
import './filter-search.css';

export interface FilterSearchProps {
  label: string;
  /** What the list is searched by now. */
  value: string;
  onChange: (text: string) => void;
}

/** Searches once the person pauses, or at once on Enter; a search changed elsewhere ("Limpiar filtros", back) shows here. */
export function FilterSearch({ label, value, onChange }: FilterSearchProps) {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setTyped(value);
      setSent(value);
    }
  }
  const text = typed.trim();
  const send = (): void => {
    setSent(text);
    onChange(text);
  };
  useEffect(() => {
    if (text === sent) return undefined;
    const timer = setTimeout(() => {
      setSent(text);
      latest.current(text);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, sent]);
  return (
    <Input
      className="surco-search"
      type="search"
      aria-label={label}
      placeholder={label}
      prefix={<Icon name="search" size={16} />}
      allowClear
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onPressEnter={send}
    />
  );
}
