import { getPhoneHref, getWhatsAppHref } from '@surco/shared/domain';
import { Icon } from '@surco/shared/ui/display';
import { Button } from 'antd';
import { texts } from '../texts';

/** Calls a customer or writes to them. @param name for the accessible names of the buttons */
export const CustomerContact = ({ name, phone }: { name: string; phone: string }) => (
  <>
    <Button href={getPhoneHref(phone)} icon={<Icon name="phone" size={16} />} aria-label={`${texts.call} a ${name}`}>
      {texts.call}
    </Button>
    <Button href={getWhatsAppHref(phone)} target="_blank" rel="noopener" aria-label={`${texts.whatsApp} a ${name}`}>
      {texts.whatsApp}
    </Button>
  </>
);
