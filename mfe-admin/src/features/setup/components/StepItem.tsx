import { setupPaths, type SetupStep } from '@surco/shared/contract';
import { formatCount } from '@surco/shared/domain';
import { canOpenPage, addReturn } from '@surco/shared/platform';
import { ToneTag } from '@surco/shared/ui/display';
import { ActionButton } from '@surco/shared/ui/feedback';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { SeasonWait } from '../api/useSeasonWait';
import { MARK_DONE, type StepKey, stepTexts } from '../model/setupSteps';
import { focusStep, getTitleId } from '../model/stepTitle';
import { texts } from '../texts';

interface Props {
  step: SetupStep;
  /** Whether it is the next one to do: its main button stands out. */
  isNext: boolean;
  /** Why an open season does not sell yet; of the step of the season. */
  wait?: SeasonWait;
  /** More buttons, of what is done on this page. */
  children: ReactNode;
  onSkip: (key: StepKey, isSkipped: boolean) => void;
}

function StepTag({ step: { key, state, count }, wait }: Pick<Props, 'step' | 'wait'>) {
  const { noun, skip } = stepTexts[key];
  if (state === 'DONE')
    return (
      <ToneTag tone="green">{count && noun ? `${texts.done}: ${formatCount(count, ...noun)}` : texts.done}</ToneTag>
    );
  if (state === 'SKIPPED')
    return skip === MARK_DONE ? (
      <ToneTag tone="green">{texts.done}</ToneTag>
    ) : (
      <ToneTag tone="grey">{texts.skipped}</ToneTag>
    );
  if (wait?.isDated) return <ToneTag tone="gold">{texts.waiting}</ToneTag>;
  return state === 'OPEN' ? <ToneTag tone="blue">{texts.open}</ToneTag> : null;
}

/** The steps that come first, as links to them. */
const WaitsFor = ({ keys }: { keys: readonly StepKey[] }) => (
  <p className="surco-setup-waits">
    {texts.waitsFor}{' '}
    {keys.map((key) => (
      <Button key={key} type="link" size="small" onClick={() => focusStep(key)}>
        {stepTexts[key].title}
      </Button>
    ))}
  </p>
);

/** One step: what it is for, how far it is, and where it is done. */
export function StepItem({ step, isNext, wait, children, onSkip }: Props) {
  const { key, state, count, waitsFor } = step;
  const { title, text, links, more, skip } = stepTexts[key];
  const change = (isSkipped: boolean): void => {
    focusStep(key);
    onSkip(key, isSkipped);
  };
  const isFinished = state === 'DONE' || state === 'SKIPPED';
  const shown = (state === 'DONE' ? more : state === 'OPEN' && !count ? links : []).filter(({ to }) => canOpenPage(to));
  return (
    <li className={isFinished ? 'surco-setup-step surco-setup-finished' : 'surco-setup-step'}>
      <div className="surco-setup-title">
        <h3 id={getTitleId(key)} tabIndex={-1}>
          {title}
        </h3>
        <StepTag step={step} wait={wait} />
      </div>
      {!isFinished && <p>{wait?.text ?? text}</p>}
      {state === 'WAITING' && <WaitsFor keys={waitsFor} />}
      <div className="surco-setup-actions">
        {children}
        {wait && <ActionButton action={{ label: texts.seeSeason, to: wait.to }} primary={isNext} />}
        {shown.map(({ label, to }, index) => (
          <ActionButton
            key={to}
            action={{ label, to: addReturn(to, setupPaths.setup) }}
            primary={isNext && index === 0}
          />
        ))}
        {skip && !isFinished && (
          <Button type="text" aria-label={texts.skipStep(skip, title)} onClick={() => change(true)}>
            {skip}
          </Button>
        )}
        {state === 'SKIPPED' && (
          <Button type="text" aria-label={texts.restoreStep(title)} onClick={() => change(false)}>
            {texts.restore}
          </Button>
        )}
      </div>
    </li>
  );
}
