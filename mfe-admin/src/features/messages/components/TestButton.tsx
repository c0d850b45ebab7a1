import { call, notifyError, notifySuccess } from '@surco/shared/platform';
import { Icon } from '@surco/shared/ui/icon';
import { Button } from 'antd';
import { useState } from 'react';
import { bodyOf, type MessageDraft, problemsOf } from '../model/draft';
import type { MessageWords } from '@surco/shared/domain/messages';
import { texts } from '../texts';

interface Props {
  id: string;
  draft: MessageDraft;
  words: MessageWords;
}

/** Sends what stands in the form to oneself, saved or not. */
export function TestButton({ id, draft, words }: Props) {
  const [sending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    const [problem] = problemsOf(draft, words);
    if (problem) return void notifyError(problem.message);
    const { subject, body } = bodyOf(draft);
    setSending(true);
    try {
      const { to } = await call('POST /messages/{id}/test', { params: { id }, body: { subject, body } });
      notifySuccess(texts.tested(to));
    } catch (error) {
      notifyError(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <Button icon={<Icon name="mail" size={16} />} loading={sending} onClick={() => void send()}>
      {texts.test}
    </Button>
  );
}
