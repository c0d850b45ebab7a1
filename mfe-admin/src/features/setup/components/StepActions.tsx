import { buildPath, getPartnerPath, partnerPaths, setupPaths, type SetupStep } from '@surco/shared/contract';
import { call, showErrorToast, useCall, addReturn } from '@surco/shared/platform';
import { useLazy } from '@surco/shared/ui/display';
import { ActionButton } from '@surco/shared/ui/feedback';
import { toOption } from '@surco/shared/ui/fields';
import { Button } from 'antd';
import { useState } from 'react';
import type { StepKey } from '../model/setupSteps';
import { focusStep } from '../model/stepTitle';
import { texts } from '../texts';

interface Props {
  step: SetupStep;
  isNext: boolean;
}

const OPEN_FAILED = 'No se pudo abrir el formulario. Revise su red e inténtelo de nuevo.';

/** Opens a dialog of this page, whose code and data are loaded when they are needed. */
function useDialog<M, D>(step: StepKey, load: () => Promise<M>, fetchData: () => Promise<D>) {
  const [code, fetchCode] = useLazy(load);
  const [opened, setOpened] = useState<{ data: D } | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const open = async (): Promise<void> => {
    setIsLoading(true);
    try {
      const [data, isLoaded] = await Promise.all([fetchData(), fetchCode()]);
      if (!isLoaded) {
        showErrorToast(OPEN_FAILED);
        return;
      }
      // The dialog gives the focus back to the title: the button goes away with what the dialog saves.
      focusStep(step);
      setOpened({ data });
    } catch (error) {
      showErrorToast(error);
    } finally {
      setIsLoading(false);
    }
  };
  return {
    dialog: opened && code.status === 'loaded' ? { ...code.module, ...opened } : null,
    isLoading,
    open: () => void open(),
    close: () => setOpened(null),
  };
}

function NameAction({ isNext }: Pick<Props, 'isNext'>) {
  const { dialog, isLoading, open, close } = useDialog(
    'name',
    () => import(/* webpackChunkName: "setup-name" */ './NameDialog'),
    () => call('GET /users/me', {}),
  );
  return (
    <>
      <Button type={isNext ? 'primary' : 'default'} loading={isLoading} onClick={open}>
        {texts.writeName}
      </Button>
      {dialog && <dialog.NameDialog user={dialog.data} onClose={close} />}
    </>
  );
}

function ZonesAction({ isNext }: Pick<Props, 'isNext'>) {
  const { dialog, isLoading, open, close } = useDialog(
    'zones',
    () => import(/* webpackChunkName: "setup-zones" */ './ZonesDialog'),
    async () => (await call('GET /states', {})).map(toOption),
  );
  return (
    <>
      <Button type={isNext ? 'primary' : 'default'} loading={isLoading} onClick={open}>
        {texts.proposeZones}
      </Button>
      {dialog && <dialog.ZonesDialog states={dialog.data} onClose={close} />}
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
