import { Button, Segmented } from 'antd';
import { useState } from 'react';
import type { ListDensity, ViewColumn } from '../../../contract';
import { Icon } from '../../display/icon';
import { Panel } from '../panel/panel';
import { toViewColumns } from './arrange-columns';
import { ColumnRow } from './column-row';
import { moveItem } from './move-item';
import type { ListLayout } from './use-list-layout';
import './column-panel.css';

interface Props<T> {
  layout: ListLayout<T>;
  onClose: () => void;
}

const DENSITIES: { value: ListDensity; label: string }[] = [
  { value: 'comfortable', label: 'Cómoda' },
  { value: 'compact', label: 'Compacta' },
];

/** Lets the user show, hide and move the columns, and choose the height of the rows. The first column stays. */
export function ColumnPanel<T>({ layout, onClose }: Props<T>) {
  const [announcement, setAnnouncement] = useState('');
  const movable = layout.arranged.slice(1);
  const change = (columns: readonly ViewColumn[]): void => layout.change({ columns });
  const choices = toViewColumns(movable);
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= choices.length || to === from) return;
    change(moveItem(choices, from, to));
    setAnnouncement(`${movable[from]?.column.title}: posición ${to + 2} de ${movable.length + 1}`);
  };
  const toggle = (changed: string): void =>
    change(choices.map(({ key, isShown }) => ({ key, isShown: isShown !== (key === changed) })));
  return (
    <Panel label="Columnas" onClose={onClose}>
      <p className="surco-list-panel-title">Columnas visibles y su orden</p>
      <ul className="surco-column-list">
        {movable.map(({ column: { key, title }, isShown }, index) => (
          <ColumnRow
            key={key}
            title={title}
            isShown={isShown}
            onToggle={() => toggle(key)}
            onMove={(steps) => move(index, index + steps)}
            isFirst={index === 0}
            isLast={index === movable.length - 1}
          />
        ))}
      </ul>
      <output className="surco-hidden" aria-live="polite">
        {announcement}
      </output>
      <div className="surco-list-panel-foot">
        <p className="surco-list-panel-title" id="surco-density">
          Altura de las filas
        </p>
        <Segmented
          block
          aria-labelledby="surco-density"
          options={DENSITIES}
          value={layout.density}
          onChange={(density) => layout.change({ density })}
        />
        <Button type="text" icon={<Icon name="undo" size={16} />} onClick={() => change([])}>
          Restablecer columnas
        </Button>
      </div>
    </Panel>
  );
}
