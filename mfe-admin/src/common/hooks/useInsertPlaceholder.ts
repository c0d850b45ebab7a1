import { getFieldId } from '@surco/shared/ui/form';
import { useEffect, useRef, useState } from 'react';
import { insertPlaceholder, type TextSelection } from '../model/insertPlaceholder';

interface FieldSelection<F> extends TextSelection {
  field: F;
}

const isTextControl = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

interface PlaceholderInsertion<F> {
  /** Returns an `onSelect` handler that remembers the cursor position of the field. */
  trackSelection: (field: F) => (event: { target: EventTarget }) => void;
  insert: (name: string) => void;
}

/**
 * Inserts placeholders at the last cursor position, or at the end of `defaultField`, and moves the cursor behind them.
 * @param changeField stores the new text of a field
 */
export function useInsertPlaceholder<F extends string>(
  values: Readonly<Record<F, string>>,
  changeField: (field: F, text: string) => void,
  defaultField: F,
): PlaceholderInsertion<F> {
  const lastSelection = useRef<FieldSelection<F> | null>(null);
  const [pendingCursor, setPendingCursor] = useState<{ field: F; cursor: number } | null>(null);
  useEffect(() => {
    if (!pendingCursor) return;
    const element = document.getElementById(getFieldId(pendingCursor.field));
    if (!isTextControl(element)) return;
    element.focus();
    element.setSelectionRange(pendingCursor.cursor, pendingCursor.cursor);
  }, [pendingCursor]);
  return {
    trackSelection:
      (field) =>
      ({ target }) => {
        if (target instanceof Element && isTextControl(target))
          lastSelection.current = { field, start: target.selectionStart ?? 0, end: target.selectionEnd ?? 0 };
      },
    insert: (name) => {
      const { field, ...selection } = lastSelection.current ?? { field: defaultField, start: Infinity, end: Infinity };
      const length = values[field].length;
      const { text, cursor } = insertPlaceholder(values[field], name, {
        start: Math.min(selection.start, length),
        end: Math.min(selection.end, length),
      });
      lastSelection.current = { field, start: cursor, end: cursor };
      changeField(field, text);
      setPendingCursor({ field, cursor });
    },
  };
}
