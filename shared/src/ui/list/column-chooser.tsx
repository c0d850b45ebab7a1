import { useEffect, useRef } from 'react';
import { Icon } from '../display/icon';
import type { ListColumn } from '../table/list-column';
import type { ColumnChoice } from './use-visible-columns';
import './column-chooser.css';

interface Props<T> {
  columns: readonly ListColumn<T>[];
  choice: ColumnChoice<T>;
}

/** Lets the user choose the visible columns; the first one cannot be hidden. */
export function ColumnChooser<T>({ columns, choice }: Props<T>) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event): void => {
      const { current } = box;
      const keepOpen =
        event instanceof KeyboardEvent
          ? event.key !== 'Escape'
          : event.target instanceof Node && current?.contains(event.target);
      if (current?.open && !keepOpen) current.open = false;
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
