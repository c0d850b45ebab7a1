import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { showErrorToast } from '../../../platform';
import { Icon, type IconName } from '../../display/icon';
import { useDeferredOpen } from '../../display/use-deferred-open';
import { useLazy } from '../../display/use-lazy';

/** Loads the code of all panels of a list and of the bar of a shared view. */
export const loadListPanels = () => import(/* webpackChunkName: "list-panels" */ './list-panels');

interface Props {
  label: string;
  icon: IconName;
  /** Renders the open panel. */
  children: (panels: Awaited<ReturnType<typeof loadListPanels>>, close: () => void) => ReactNode;
}

/** A button above a list that opens a panel below it; the code of the panel loads on demand. */
export function PanelButton({ label, icon, children }: Props) {
  const [panels, fetchPanels] = useLazy(loadListPanels);
  const [isOpen, setIsOpen] = useState(false);
  const isContentRendered = useDeferredOpen(isOpen);
  const [close] = useState(() => () => setIsOpen(false));
  const toggle = async (): Promise<void> => {
    setIsOpen(!isOpen);
    if (isOpen || (await fetchPanels())) return;
    setIsOpen(false);
    showErrorToast('No se pudo abrir. Revise su red e inténtelo de nuevo.');
  };
  return (
    <div className="surco-list-panel-box">
      <Button
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        icon={<Icon name={icon} size={16} />}
        loading={isOpen && panels.status === 'loading'}
        onPointerEnter={() => void fetchPanels()}
        onFocus={() => void fetchPanels()}
        onClick={() => void toggle()}
      >
        {label}
      </Button>
      {isContentRendered && panels.status === 'loaded' && children(panels.module, close)}
    </div>
  );
}
