import { useSession } from '@surco/shared/platform';
import type { RegisteredRemote } from '@surco/shared/federation';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { PlainButton } from '../shell/theme/PlainButton';
import { findStepPath } from './findStepPath';
import { FirstStepsList } from './FirstStepsList';
import { texts } from './firstStepTexts';
import '../common/dialog.css';
import './firstSteps.css';
import { useFirstSteps } from './useFirstSteps';

interface Props {
  remotes: readonly RegisteredRemote[];
  navigate: (path: string) => void;
  onClose: () => void;
}

/** The checklist for the first days, with its progress. */
export function FirstStepsDialog({ remotes, navigate, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const role = useSession(({ user }) => user?.role);
  const { data, tick, dismiss } = useFirstSteps();
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const close = (): void => dialog.current?.close();
  const done = data?.steps.filter(({ isDone }) => isDone).length ?? 0;
  return (
    <dialog ref={dialog} className="surco-dialog surco-steps" aria-labelledby="surco-steps-title" onClose={onClose}>
      <div className="surco-steps-heading">
        <h2 id="surco-steps-title">{texts.title}</h2>
        {data && <output>{texts.progress(done, data.steps.length)}</output>}
      </div>
      {data === undefined && <p>{texts.loading}</p>}
      {data === null && <p role="alert">{texts.failed}</p>}
      {data && role && (
        <>
          <progress aria-label={texts.title} max={data.steps.length} value={done} />
          <p>{done === data.steps.length ? texts.finished : texts.help}</p>
          <FirstStepsList
            steps={data.steps}
            findPath={(key) => findStepPath(remotes, role, key)}
            onTick={tick}
            onFollow={(path) => {
              close();
              navigate(path);
            }}
          />
        </>
      )}
      <div className="surco-steps-actions">
        {data && !data.isDismissed && (
          <PlainButton
            onClick={() => {
              void dismiss().then((isStored) => isStored && close());
            }}
          >
            {texts.dismiss}
          </PlainButton>
        )}
        <PlainButton look="primary" onClick={close}>
          {texts.close}
        </PlainButton>
      </div>
    </dialog>
  );
}
