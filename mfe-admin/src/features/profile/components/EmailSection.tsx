import { showErrorToast } from '@surco/shared/platform';
import { Icon, useLazy } from '@surco/shared/ui/display';
import { FormSection } from '@surco/shared/ui/form';
import { Button } from 'antd';
import { useState } from 'react';
import { texts } from '../texts';

const loadDialog = () => import(/* webpackChunkName: "change-email" */ './ChangeEmailDialog');

interface Props {
  email: string | null;
  /** False of an account that signs in by the directory. */
  hasPassword: boolean;
}

/** The user's own e-mail address, and where a link that confirms a new one was sent to. */
export function EmailSection({ email, hasPassword }: Props) {
  const [dialogModule, loadDialogModule] = useLazy(loadDialog);
  const [isOpen, setIsOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const open = async (): Promise<void> => {
    if (await loadDialogModule()) setIsOpen(true);
    else showErrorToast(texts.dialogFailed);
  };
  return (
    <FormSection title={texts.email} help={hasPassword ? texts.emailHelp : texts.directoryEmailHelp}>
      <p className="surco-profile-email">{email ?? texts.none}</p>
      {/* Always in the page, so that screen readers announce the result. */}
      <output className={sentTo ? 'surco-profile-notice' : undefined}>
        {sentTo && texts.linkSent(sentTo, email ?? texts.none)}
      </output>
      <div className="surco-profile-actions">
        <Button icon={<Icon name="mail" />} onClick={() => void open()}>
          {sentTo ? texts.sendLinkAgain : texts.changeEmail}
        </Button>
      </div>
      {dialogModule.status === 'loaded' && isOpen && (
        <dialogModule.module.ChangeEmailDialog
          hasPassword={hasPassword}
          onSent={setSentTo}
          onClose={() => setIsOpen(false)}
        />
      )}
    </FormSection>
  );
}
