import { useCall } from '@surco/shared/platform';
import { FailedState } from '@surco/shared/ui/failed-state';
import { fieldId, FormSection } from '@surco/shared/ui/form-page';
import { FormErrors } from '@surco/shared/ui/form-errors';
import { useContext } from 'react';
import { labels } from '../texts';
import type { SectionProps } from './fields';

const NAME = 'privacyNoticeAccepted';

const paragraphs = (text: string): readonly string[] =>
  text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean);

interface Props extends SectionProps {
  /** Whether nothing can be sent without it; then it stands open. */
  required?: boolean;
}

function Acceptance({ draft, set, words, required }: Props) {
  const error = useContext(FormErrors).get(NAME);
  const id = fieldId(NAME);
  return (
    <div className="surco-field">
      <label className="surco-customer-accept">
        <input
          id={id}
          type="checkbox"
          checked={draft.privacyNoticeAccepted}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          onChange={({ target }) => set({ privacyNoticeAccepted: target.checked })}
        />
        <span>{words.accept}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="surco-field-error">
          {error}
        </p>
      )}
    </div>
  );
}

/** The notice in force, as the API has it; what was not shown cannot be accepted. */
export function NoticeSection(props: Props) {
  const { data, error, mutate } = useCall('GET /privacy-notice', {});
  return (
    <FormSection title={labels.notice}>
      {data && (
        <>
          <details open={props.required} className="surco-customer-notice">
            <summary>{labels.noticeVersion(data.version)}</summary>
            {paragraphs(data.text).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </details>
          <Acceptance {...props} />
        </>
      )}
      {!data &&
        (error ? <FailedState error={error} onRetry={() => void mutate()} /> : <output>{labels.noticeLoading}</output>)}
    </FormSection>
  );
}
