import { fieldId } from '@surco/shared/ui/form-page';
import { useEffect, useRef, useState } from 'react';
import { insertAt, type Selection } from '../model/insert';
import type { MessageDraft } from '../model/draft';

type Field = 'subject' | 'body';

interface Place extends Selection {
  field: Field;
}

const isText = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

interface Insertion {
  /** For `onSelect` of a field: where its cursor stands. */
  follow: (field: Field) => (event: { target: EventTarget }) => void;
  insert: (name: string) => void;
}

/** Puts a placeholder where the cursor was last, at the end of the text where it was nowhere; the cursor follows it. */
export function useInsertion(draft: MessageDraft, set: (change: Partial<MessageDraft>) => void): Insertion {
  const place = useRef<Place | null>(null);
  const [next, setNext] = useState<{ field: Field; cursor: number } | null>(null);
  useEffect(() => {
    if (!next) return;
    const element = document.getElementById(fieldId(next.field));
    if (!isText(element)) return;
    element.focus();
    element.setSelectionRange(next.cursor, next.cursor);
  }, [next]);
  return {
    follow:
      (field) =>
      ({ target }) => {
        if (target instanceof Element && isText(target))
          place.current = { field, start: target.selectionStart ?? 0, end: target.selectionEnd ?? 0 };
      },
    insert: (name) => {
      const { field, ...selection } = place.current ?? { field: 'body', start: Infinity, end: Infinity };
      const length = draft[field].length;
      const { text, cursor } = insertAt(draft[field], name, {
        start: Math.min(selection.start, length),
        end: Math.min(selection.end, length),
      });
      place.current = { field, start: cursor, end: cursor };
      set({ [field]: text });
      setNext({ field, cursor });
    },
  };
}
