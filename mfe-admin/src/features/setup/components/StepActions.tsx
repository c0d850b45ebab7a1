import { buildPath, getPartnerPath, partnerPaths, setupPaths, type SetupStep } from '@surco/shared/contract';
import { showErrorToast, useCall, addReturn } from '@surco/shared/platform';
import { useLazy } from '@surco/shared/ui/display';
import { ActionButton } from '@surco/shared/ui/feedback';
import { Button } from 'antd';
import { useState } from 'react';
import { useStateOptions } from '../../../common/api/locationOptions';
import { texts } from '../texts';

interface Props {
  step: SetupStep;
  isNext: boolean;
}

const OPEN_FAILED = 'No se pudo abrir el formulario. Revise su red e inténtelo de nuevo.';

/** Opens a dialog of this page, whose code is loaded when it is needed. */
function useDialog<M>(load: () => Promise<M>) {
  const [code, fetchCode] = useLazy(load);
  const [isOpen, setIsOpen] = useState(false);
  const open = async (): Promise<void> => {
    if (await fetchCode()) setIsOpen(true);
    else showErrorToast(OPEN_FAILED);
  };
  return {
    module: isOpen && code.status === 'loaded' ? code.module : undefined,
    open: () => void open(),
    close: () => setIsOpen(false),
  };
}

function NameAction({ isNext }: Pick<Props, 'isNext'>) {
  const { data: user } = useCall('GET /users/me', {});
  const dialog = useDialog(() => import(/* webpackChunkName: "setup-name" */ './NameDialog'));
  return (
    <>
      <Button type={isNext ? 'primary' : 'default'} disabled={!user} onClick={dialog.open}>
        {texts.writeName}
      </Button>
      {dialog.module && user && <dialog.module.NameDialog user={user} onClose={dialog.close} />}
    </>
  );
}

function ZonesAction({ isNext }: Pick<Props, 'isNext'>) {
  const states = useStateOptions();
  const dialog = useDialog(() => import(/* webpackChunkName: "setup-zones" */ './ZonesDialog'));
  return (
    <>
      <Button type={isNext ? 'primary' : 'default'} disabled={!states} onClick={dialog.open}>
        {texts.proposeZones}
      </Button>
      {dialog.module && states && <dialog.module.ZonesDialog states={states} onClose={dialog.close} />}
    </>
  );
}

/** Where the letterhead is completed: in the form of the only distributor, or in their list. */
function LetterheadAction({ isNext }: Pick<Props, 'isNext'>) {
  const distributors = useCall('GET /distributors', {}).data;
  const [only, another] = distributors ?? [];
  if (!only) return null;
  const action = another
    ? { label: texts.letterheadOfMany, to: buildPath(partnerPaths.list, { type: 'DISTRIBUTOR' }) }
    : { label: texts.letterhead, to: getPartnerPath(only.id) };
  return <ActionButton action={{ ...action, to: addReturn(action.to, setupPaths.setup) }} primary={isNext} />;
}

/** What a step offers beside links to pages. */
export function StepActions({ step: { key, state, count }, isNext }: Props) {
  if (state === 'SKIPPED') return null;
  if (key === 'name' && state === 'OPEN') return <NameAction isNext={isNext} />;
  if (key === 'zones' && state === 'OPEN') return <ZonesAction isNext={isNext} />;
  return key === 'company' && count ? <LetterheadAction isNext={isNext} /> : null;
}
