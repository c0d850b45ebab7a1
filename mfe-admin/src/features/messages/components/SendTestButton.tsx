import type { MessagePlaceholders } from '@surco/shared/domain';
import { showErrorToast, showSuccessToast } from '@surco/shared/platform';
import { Icon } from '@surco/shared/ui/display';
import { Button } from 'antd';
import { useState } from 'react';
import { sendTestMessage } from '../api/sendTestMessage';
import { type MessageFormValues, validateMessage } from '../model/formValues';
import { texts } from '../texts';

interface Props {
  id: string;
  values: MessageFormValues;
  placeholderSpec: MessagePlaceholders;
}

/** Mails the subject and body of the form, saved or not, to the signed-in user. */
export function SendTestButton({ id, values, placeholderSpec }: Props) {
  const [sending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    const [error] = validateMessage(values, placeholderSpec);
    if (error) return void showErrorToast(error.message);
    setSending(true);
    try {
      showSuccessToast(texts.testSent(await sendTestMessage(id, { subject: values.subject, body: values.body })));
    } catch (error) {
      showErrorToast(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <Button icon={<Icon name="mail" size={16} />} loading={sending} onClick={() => void send()}>
      {texts.sendTest}
    </Button>
  );
}
