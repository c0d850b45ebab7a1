import type { Partner } from '@surco/shared/contract';
import { getErrorMessage, showErrorToast, showSuccessToast } from '@surco/shared/platform';
import { Icon } from '@surco/shared/ui/display';
import { FormSection } from '@surco/shared/ui/form';
import { getImageUrl, ImageButton } from '@surco/shared/ui/image';
import { Button } from 'antd';
import { useState } from 'react';
import { useLogo } from '../api/useLogo';
import { texts } from '../texts';
import './logo.css';

function LogoFields({ partner: { id, name, logo: stored } }: { partner: Partner }) {
  const [logo, setLogo] = useState(stored);
  const { save, remove } = useLogo(id);
  const saveLogo = async (image: Blob): Promise<void> => {
    setLogo((await save(image)).logo);
    showSuccessToast(texts.logoSaved);
  };
  const removeLogo = async (): Promise<void> => {
    try {
      setLogo((await remove()).logo);
      showSuccessToast(texts.logoRemoved);
    } catch (error) {
      showErrorToast(getErrorMessage(error));
    }
  };
  return (
    <div className="surco-logo">
      {logo ? (
        <img key={logo} src={getImageUrl(logo)} alt={texts.logoOf(name)} />
      ) : (
        <p className="surco-field-help">{texts.noLogo}</p>
      )}
      <div className="surco-logo-buttons">
        <ImageButton label={logo ? texts.changeLogo : texts.chooseLogo} kind="logo" onChoose={saveLogo} />
        {logo && (
          <Button icon={<Icon name="trash" size={16} />} onClick={() => void removeLogo()}>
            {texts.removeLogo}
          </Button>
        )}
      </div>
      <p className="surco-field-help">{texts.logoHelp}</p>
    </div>
  );
}

/** the logo of a distributor, for papers. It belongs to a stored partner, so it is saved at once. */
export const LogoSection = ({ partner }: { partner: Partner | null }) => (
  <FormSection title={texts.logo}>
    {partner ? <LogoFields partner={partner} /> : <p className="surco-field-help">{texts.logoLater}</p>}
  </FormSection>
);
