import type { CallData } from '@surco/shared/contract';
import { splitParagraphs } from '@surco/shared/domain';
import { FailedState } from '@surco/shared/ui/feedback';
import { FormSection } from '@surco/shared/ui/form';
import { FormErrors, useFieldId } from '@surco/shared/ui/fields';
import { useContext, useState } from 'react';
import { usePrivacyNotice } from '../api/usePrivacyNotice';
import { formTexts } from '../texts';
import type { CustomerSectionProps } from '../model/customerSectionProps';

const FIELD_NAME = 'privacyNoticeAccepted';

interface Props extends CustomerSectionProps {
  /** Whether acceptance is required; the notice is then expanded. */
  required?: boolean;
}

type Notice = CallData<'GET /privacy-notice'>;

/** The text; a version that replaces the one on the screen is expanded to be read. */
function NoticeText({ version, text, required }: Notice & Pick<Props, 'required'>) {
  const [firstVersion] = useState(version);
  return (
    <details key={version} open={required || version !== firstVersion} className="surco-customer-notice">
      <summary>{formTexts.noticeVersion(version)}</summary>
      {splitParagraphs(text).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </details>
  );
}

function AcceptanceCheckbox({ version, values, setValues, fieldTexts, required }: Props & Pick<Notice, 'version'>) {
  const error = useContext(FormErrors).get(FIELD_NAME);
  const id = useFieldId()(FIELD_NAME);
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
          onChange={({ target: { checked } }) =>
            setValues({ privacyNoticeAccepted: checked, privacyNoticeVersion: checked ? version : '' })
          }
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
    <FormSection title={formTexts.notice}>
      {data && (
        <>
          <NoticeText {...data} required={props.required} />
          <AcceptanceCheckbox {...props} version={data.version} />
        </>
      )}
      {!data &&
        (error ? (
          <FailedState error={error} onRetry={() => void mutate()} />
        ) : (
          <output>{formTexts.noticeLoading}</output>
        ))}
    </FormSection>
  );
}
