import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

interface RowDrag {
  row: RefObject<HTMLLIElement | null>;
  /** How far the row is from its place while it is dragged, in px; null while it is not. */
  offset: number | null;
  /** Starts the drag: for the handle of the row. */
  start: (event: ReactPointerEvent) => void;
}

/** The number of positions that a row can move, out of those that it is asked to. */
function limitSteps(row: HTMLElement, requested: number): number {
  const rows = [...(row.parentElement?.children ?? [row])];
  const index = rows.indexOf(row);
  return Math.max(-index, Math.min(rows.length - 1 - index, requested));
}

/**
 * Drags a row of a list of rows of equal height, with a mouse, a pen or a finger. The row moves by one position as soon
 * as it is halfway there.
 * @param onMove moves the row by this number of positions; negative is up
 */
export function useRowDrag(onMove: (steps: number) => void): RowDrag {
  const row = useRef<HTMLLIElement>(null);
  const [originY, setOriginY] = useState<number | null>(null);
  const [offset, setOffset] = useState(0);
  const move = useEffectEvent(onMove);
  useEffect(() => {
    if (originY === null) return;
    const drag = ({ clientY }: PointerEvent): void => {
      if (!row.current) return;
      const height = row.current.offsetHeight || 1;
      const steps = limitSteps(row.current, Math.round((clientY - originY) / height));
      if (steps !== 0) {
        setOriginY(originY + steps * height);
        move(steps);
      }
      const rest = clientY - originY - steps * height;
      setOffset(Math.max(-height / 2, Math.min(height / 2, rest)));
    };
    const end = (): void => setOriginY(null);
    // A row that moves in the document loses the pointer, the document does not.
    document.addEventListener('pointermove', drag);
    document.addEventListener('pointerup', end);
    document.addEventListener('pointercancel', end);
    return () => {
      document.removeEventListener('pointermove', drag);
      document.removeEventListener('pointerup', end);
      document.removeEventListener('pointercancel', end);
    };
  }, [originY]);
  return {
    row,
    offset: originY === null ? null : offset,
    start: (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      setOffset(0);
      setOriginY(event.clientY);
    },
  };
}
