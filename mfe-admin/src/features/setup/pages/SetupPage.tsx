import type { SetupStep } from '@surco/shared/contract';
import { RecordState } from '@surco/shared/ui/detail';
import { ProgressBar } from '@surco/shared/ui/feedback';
import { useSeasonWait } from '../api/useSeasonWait';
import { useSetup } from '../api/useSetup';
import { StepActions } from '../components/StepActions';
import { StepItem } from '../components/StepItem';
import { listMissing, stepGroups } from '../model/setupSteps';
import { texts } from '../texts';
import '../components/setup.css';

const isFinished = ({ state }: SetupStep): boolean => state === 'DONE' || state === 'SKIPPED';

/** what an empty company needs before its first sale, step by step. */
export default function SetupPage() {
  const { response, skip } = useSetup();
  const wait = useSeasonWait(response.data?.steps);
  return (
    <RecordState response={response}>
      {({ steps }) => {
        const done = steps.filter(isFinished).length;
        const next = steps.find(({ key, state }) => state === 'OPEN' && !(key === 'season' && wait?.isDated))?.key;
        const missing = listMissing(steps);
        const isDateMissing = wait?.isDated && missing.every((key) => key === 'season');
        const ready = missing.length === 0 ? texts.ready : isDateMissing && wait.text;
        return (
          <div className="surco-setup">
            <div className="surco-setup-head">
              <p>{texts.intro}</p>
              <ProgressBar label={texts.progress(done, steps.length)} progress={done / steps.length} />
              {ready && <p className="surco-setup-ready">{ready}</p>}
            </div>
            {stepGroups.map(({ title, keys }) => (
              <section key={title}>
                <h2>{title}</h2>
                <ol>
                  {steps
                    .filter(({ key }) => keys.includes(key))
                    .map((step) => (
                      <StepItem
                        key={step.key}
                        step={step}
                        isNext={step.key === next}
                        wait={step.key === 'season' ? wait : undefined}
                        onSkip={skip}
                      >
                        <StepActions step={step} isNext={step.key === next} />
                      </StepItem>
                    ))}
                </ol>
              </section>
            ))}
          </div>
        );
      }}
    </RecordState>
  );
}
