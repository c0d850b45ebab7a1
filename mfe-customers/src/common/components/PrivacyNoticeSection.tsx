import { splitParagraphs } from '@surco/shared/domain';
import { FailedState } from '@surco/shared/ui/feedback';
import { fieldId, FormSection } from '@surco/shared/ui/form';
import { FormErrors } from '@surco/shared/ui/fields';
import { useContext } from 'react';
import { usePrivacyNotice } from '../api/usePrivacyNotice';
import { fieldLabels } from '../texts';
import type { CustomerSectionProps } from '../model/sectionProps';

const FIELD_NAME = 'privacyNoticeAccepted';

interface Props extends CustomerSectionProps {
  /** Whether acceptance is required; the notice is then expanded. */
  required?: boolean;
}

function AcceptanceCheckbox({ values, setValues, fieldTexts, required }: Props) {
  const error = useContext(FormErrors).get(FIELD_NAME);
  const id = fieldId(FIELD_NAME);
  return (
    <div className="surco-field">
      <label className="surco-customer-accept">
        <input
          id={id}
          type="checkbox"
          checked={values.privacyNoticeAccepted}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          onChange={({ target }) => setValues({ privacyNoticeAccepted: target.checked })}
        />
        <span>{fieldTexts.acceptNotice}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="surco-field-error">
          {error}
        </p>
      )}
    </div>
  );
}

/** The current privacy notice. It can only be accepted once it is loaded. */
export function PrivacyNoticeSection(props: Props) {
  const { data, error, mutate } = usePrivacyNotice();
  return (
    <FormSection title={fieldLabels.notice}>
      {data && (
        <>
          <details open={props.required} className="surco-customer-notice">
            <summary>{fieldLabels.noticeVersion(data.version)}</summary>
            {splitParagraphs(data.text).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </details>
          <AcceptanceCheckbox {...props} />
        </>
      )}
      {!data &&
        (error ? (
          <FailedState error={error} onRetry={() => void mutate()} />
        ) : (
          <output>{fieldLabels.noticeLoading}</output>
        ))}
    </FormSection>
  );
}
