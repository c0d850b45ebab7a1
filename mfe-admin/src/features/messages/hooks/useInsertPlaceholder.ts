import { getFieldId } from '@surco/shared/ui/form';
import { useEffect, useRef, useState } from 'react';
import { insertPlaceholder, type TextSelection } from '../model/insertPlaceholder';
import type { MessageFormValues } from '../model/formValues';

type ContentField = 'subject' | 'body';

interface FieldSelection extends TextSelection {
  field: ContentField;
}

const isTextControl = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

interface PlaceholderInsertion {
  /** Returns an `onSelect` handler that remembers the cursor position of the field. */
  trackSelection: (field: ContentField) => (event: { target: EventTarget }) => void;
  insert: (name: string) => void;
}

/** Inserts placeholders at the last cursor position, or at the end of the body, and moves the cursor behind them. */
export function useInsertPlaceholder(
  values: MessageFormValues,
  setValues: (change: Partial<MessageFormValues>) => void,
): PlaceholderInsertion {
  const lastSelection = useRef<FieldSelection | null>(null);
  const [pendingCursor, setPendingCursor] = useState<{ field: ContentField; cursor: number } | null>(null);
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
      const { field, ...selection } = lastSelection.current ?? { field: 'body', start: Infinity, end: Infinity };
      const length = values[field].length;
      const { text, cursor } = insertPlaceholder(values[field], name, {
        start: Math.min(selection.start, length),
        end: Math.min(selection.end, length),
      });
      lastSelection.current = { field, start: cursor, end: cursor };
      setValues({ [field]: text });
      setPendingCursor({ field, cursor });
    },
  };
}
