import type { ReactNode } from 'react';
import { type FirstStepKey, type FirstSteps, stepTexts, texts as listTexts } from './firstStepTexts';

interface Props {
  steps: FirstSteps['steps'];
  /** The page of a step, if the role may open one. */
  findPath: (key: FirstStepKey) => string | undefined;
  onTick: (key: FirstStepKey, isTicked: boolean) => void;
  onFollow: (path: string) => void;
}

/** The steps with a tick each; what Surco has recognised cannot be unticked. */
export const FirstStepsList = ({ steps, findPath, onTick, onFollow }: Props): ReactNode => (
  <ul className="surco-steps-list">
    {steps.map(({ key, isDone, isRecognized }) => {
      const texts = stepTexts[key];
      if (!texts) return null;
      const { title, text } = texts;
      const path = findPath(key);
      return (
        <li key={key} className={isDone ? 'surco-step-done' : undefined}>
          <input
            type="checkbox"
            aria-label={title}
            checked={isDone}
            disabled={isRecognized}
            onChange={({ target }) => onTick(key, target.checked)}
          />
          <div>
            {path ? (
              <a
                href={path}
                onClick={(event) => {
                  event.preventDefault();
                  onFollow(path);
                }}
              >
                {title}
              </a>
            ) : (
              <strong>{title}</strong>
            )}
            <p>{isRecognized ? listTexts.recognized : text}</p>
          </div>
        </li>
      );
    })}
  </ul>
);
