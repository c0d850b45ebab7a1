import type { MessageWords } from '@surco/shared/domain/messages';
import { Field } from '@surco/shared/ui/field';
import { FormSection } from '@surco/shared/ui/form-page';
import { Input } from 'antd';
import { MAX, type MessageDraft, typingProblems } from '../model/draft';
import { texts } from '../texts';
import { Placeholders } from './Placeholders';
import { useInsertion } from './useInsertion';

interface Props {
  draft: MessageDraft;
  words: MessageWords;
  set: (change: Partial<MessageDraft>) => void;
}

/** Subject and text; a placeholder that is not offered is told while it is typed. */
export function WordsSection({ draft, words, set }: Props) {
  const { follow, insert } = useInsertion(draft, set);
  const problems = typingProblems(draft, words);
  const problemAt = (path: string): string | undefined => problems.find((problem) => problem.path === path)?.message;
  return (
    <FormSection title={texts.words}>
      <Field
        name="subject"
        label={texts.subject}
        help={draft.channel === 'APP' ? texts.subjectHelp : undefined}
        required
        error={problemAt('subject')}
      >
        {(wired, invalid) => (
          <Input
            {...wired}
            autoComplete="off"
            maxLength={MAX.subject}
            status={invalid ? 'error' : undefined}
            value={draft.subject}
            onChange={({ target }) => set({ subject: target.value })}
            onSelect={follow('subject')}
          />
        )}
      </Field>
      <Field name="body" label={texts.body} help={texts.bodyHelp} required error={problemAt('body')}>
        {(wired, invalid) => (
          <Input.TextArea
            {...wired}
            rows={9}
            maxLength={MAX.body}
            status={invalid ? 'error' : undefined}
            value={draft.body}
            onChange={({ target }) => set({ body: target.value })}
            onSelect={follow('body')}
          />
        )}
      </Field>
      <Placeholders words={words} onInsert={insert} />
    </FormSection>
  );
}
