import type { KeyboardEvent } from 'react';
import { Icon } from '../../display/icon';
import { useRowDrag } from './use-row-drag';

interface Props {
  title: string;
  isShown: boolean;
  onToggle: () => void;
  /** Moves the column by this number of positions; negative is up. */
  onMove: (steps: number) => void;
  isFirst: boolean;
  isLast: boolean;
}

const KEY_STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** A column of the panel: its handle, its checkbox and the buttons that move it. Alt with an arrow key moves it, too. */
export function ColumnRow({ title, isShown, onToggle, onMove, isFirst, isLast }: Props) {
  const { row, offset, start } = useRowDrag(onMove);
  const moveByKey = (event: KeyboardEvent): void => {
    const steps = event.altKey ? KEY_STEPS[event.key] : undefined;
    if (steps === undefined) return;
    event.preventDefault();
    onMove(steps);
  };
  return (
    <li
      ref={row}
      className={offset === null ? 'surco-column-row' : 'surco-column-row surco-column-dragged'}
      style={offset === null ? undefined : { transform: `translateY(${offset}px)` }}
    >
      <span className="surco-column-handle" aria-hidden="true" onPointerDown={start}>
        <Icon name="drag" size={16} />
      </span>
      <label>
        <input
          type="checkbox"
          checked={isShown}
          onChange={onToggle}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onKeyDown={moveByKey}
        />
        {title}
      </label>
      <button
        type="button"
        aria-label={`Subir ${title}`}
        aria-disabled={isFirst}
        onClick={() => onMove(-1)}
        onKeyDown={moveByKey}
      >
        <Icon name="chevronUp" size={16} />
      </button>
      <button
        type="button"
        aria-label={`Bajar ${title}`}
        aria-disabled={isLast}
        onClick={() => onMove(1)}
        onKeyDown={moveByKey}
      >
        <Icon name="chevronDown" size={16} />
      </button>
    </li>
  );
}
