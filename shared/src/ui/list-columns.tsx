import { useEffect, useRef } from 'react';
import { Icon } from './icon';
import type { ListColumn } from './list-types';
import type { Columns } from './use-columns';
import './list-columns.css';

interface Props<T> {
  columns: readonly ListColumn<T>[];
  choice: Columns<T>;
}

/** Chooses the columns to see; the first one names the row and stays. */
export function ListColumns<T>({ columns, choice }: Props<T>) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event): void => {
      const { current } = box;
      const inside =
        event instanceof KeyboardEvent
          ? event.key !== 'Escape'
          : event.target instanceof Node && current?.contains(event.target);
      if (current?.open && !inside) current.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);
  return (
    <details className="surco-columns" ref={box}>
      <summary>
        <Icon name="settings" size={16} />
        Columnas
      </summary>
      <fieldset>
        <legend className="surco-hidden">Columnas visibles</legend>
        {columns.slice(1).map(({ key, title }) => (
          <label key={key}>
            <input type="checkbox" checked={choice.isShown(key)} onChange={() => choice.toggle(key)} />
            {title}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
