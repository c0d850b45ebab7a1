import type { ConflictField } from '@surco/shared/ui/form';
import { texts } from '../texts';
import type { MessageFormValues } from './formValues';

/** The fields that a version conflict compares. */
export const conflictFields: readonly ConflictField<MessageFormValues>[] = [
  { label: texts.subject, toText: ({ subject }) => subject },
  { label: texts.body, toText: ({ body }) => body },
  { label: texts.active, toText: ({ active }) => (active ? texts.yes : texts.no) },
];
