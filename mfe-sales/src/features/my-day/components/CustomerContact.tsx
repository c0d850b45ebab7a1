import { getPhoneHref, getWhatsAppHref, type MessageValues, type ShareKey } from '@surco/shared/domain';
import { Icon } from '@surco/shared/ui/display';
import { useShareText } from '@surco/shared/ui/share';
import { Button } from 'antd';
import { texts } from '../texts';

interface Props {
  /** For the accessible names of the buttons. */
  name: string;
  phone: string;
  /** The text that WhatsApp opens with. */
  message: ShareKey;
  values: MessageValues;
}

/** Calls a customer or writes to them. */
export function CustomerContact({ name, phone, message, values }: Props) {
  const text = useShareText(message, { cliente: name, ...values });
  return (
    <>
      <Button href={getPhoneHref(phone)} icon={<Icon name="phone" size={16} />} aria-label={`${texts.call} a ${name}`}>
        {texts.call}
      </Button>
      <Button
        href={getWhatsAppHref(phone, text?.body)}
        target="_blank"
        rel="noopener"
        aria-label={`${texts.whatsApp} a ${name}`}
      >
        {texts.whatsApp}
      </Button>
    </>
  );
}
