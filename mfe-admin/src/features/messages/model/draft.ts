import type { Message } from '@surco/shared/contract';
import { type MessageWords, wordProblems } from '@surco/shared/domain/messages';
import type { Problem } from '@surco/shared/domain/problem';
import type { ConflictField } from '@surco/shared/ui/version-conflict';
import { problemsIn, textProblem } from '../../../forms/checks';
import { complaints, texts } from '../texts';

/** What stands in the form, as it is typed. */
export interface MessageDraft {
  readonly key: string;
  readonly channel: Message['channel'];
  readonly subject: string;
  readonly body: string;
  readonly active: boolean;
}

export const MAX = { subject: 200, body: 5_000 } as const;

export const draftOf = (message: Message | null): MessageDraft => ({
  key: message?.key ?? '',
  channel: message?.channel ?? 'APP',
  subject: message?.subject ?? '',
  body: message?.body ?? '',
  active: message?.active ?? true,
});

export const bodyOf = (draft: MessageDraft): MessageDraft => ({
  ...draft,
  subject: draft.subject.trim(),
  body: draft.body.trim(),
});

/** What is wrong with the words while they are typed: what is not written yet is not wrong yet. */
export const typingProblems = (draft: MessageDraft, words: MessageWords): Problem[] =>
  wordProblems(words, draft).filter(({ path }) => (path === 'subject' ? draft.subject : draft.body).trim() !== '');

/** What is wrong, in the order of the fields, by the rules of the API. */
export const problemsOf = (draft: MessageDraft, words: MessageWords): Problem[] => [
  ...problemsIn([
    ['key', draft.key ? undefined : complaints.key],
    ['subject', textProblem(draft.subject, complaints.subject, MAX.subject)],
    ['body', textProblem(draft.body, complaints.body, MAX.body)],
  ]),
  ...typingProblems(draft, words),
];

export const conflictFields: readonly ConflictField<MessageDraft>[] = [
  { label: texts.subject, text: ({ subject }) => subject },
  { label: texts.body, text: ({ body }) => body },
  { label: texts.active, text: ({ active }) => (active ? texts.yes : texts.no) },
];
