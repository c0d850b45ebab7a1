import { Button } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import type { ViewSettings } from '../../../contract';
import { showSuccessToast, useLocation } from '../../../platform';
import { copyToClipboard } from '../../display/copy-to-clipboard';
import { Icon } from '../../display/icon';
import { toSharedSearch } from './view-settings';

interface Props {
  settings: ViewSettings;
  name: string;
}

/** Copies a link that shows the view to others. Where the browser refuses, it shows the link instead. */
export function CopyLink({ settings, name }: Props) {
  const { pathname } = useLocation();
  const [isRefused, setIsRefused] = useState(false);
  const link = `${window.location.origin}${pathname}?${toSharedSearch(settings, name)}`;
  const copy = async (): Promise<void> => {
    if (await copyToClipboard(link))
      showSuccessToast('Enlace copiado', 'Lo puede abrir quien tenga acceso a la lista.');
    else setIsRefused(true);
  };
  if (isRefused)
    return (
      <p className="surco-view-note">
        Copie este enlace:
        <Input aria-label="Enlace de la vista" readOnly value={link} onFocus={({ target }) => target.select()} />
      </p>
    );
  return (
    <Button type="text" icon={<Icon name="copy" size={16} />} onClick={() => void copy()}>
      Copiar enlace
    </Button>
  );
}
