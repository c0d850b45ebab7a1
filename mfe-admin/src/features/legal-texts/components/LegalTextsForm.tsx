import { type LegalTexts, settingsPaths } from '@surco/shared/contract';
import { useCall } from '@surco/shared/platform';
import { ActionButton } from '@surco/shared/ui/feedback';
import { FormPage, FormSection } from '@surco/shared/ui/form';
import { TextField } from '@surco/shared/ui/inputs';
import { formatPhone, textLength } from '@surco/shared/domain';
import { useLegalTextsForm } from '../api/useLegalTextsForm';
import { texts } from '../texts';
import { TemplateSection } from './TemplateSection';
import './legalTexts.css';

const ONE_DISTRIBUTOR = {
  query: { type: 'DISTRIBUTOR', status: 'ACTIVO', page: 1, size: 1, sort: 'name' },
} as const;

/** Edits the responsible party and both texts; publishing a changed text asks for a confirmation. */
export function LegalTextsForm({ stored }: { stored: LegalTexts }) {
  const { form, dialog } = useLegalTextsForm(stored);
  const { values, initialValues, setValues, bindField } = form;
  const [company] = useCall('GET /partners', values.responsibleName === '' ? ONE_DISTRIBUTOR : null).data?.data ?? [];
  const { termsVersion, privacyNoticeVersion } = form.record ?? stored;
  return (
    <>
      <FormPage
        form={form}
        submitLabel={texts.publish}
        actions={<ActionButton action={{ label: texts.versions, to: settingsPaths.legalVersions, icon: 'history' }} />}
      >
        <FormSection title={texts.responsible} help={texts.responsibleHelp}>
          {company && values.responsibleName === '' && (
            <div>
              <ActionButton
                action={{
                  label: texts.companyData(company.name),
                  onClick: () =>
                    setValues({
                      responsibleName: company.name,
                      responsibleAddress: company.address ?? '',
                      responsibleContact: formatPhone(company.phone),
                    }),
                }}
              />
            </div>
          )}
          <TextField
            {...bindField('responsibleName')}
            label={texts.responsibleName}
            maxLength={textLength.responsibleName}
            required
          />
          <TextField
            {...bindField('responsibleAddress')}
            label={texts.responsibleAddress}
            maxLength={textLength.responsibleAddress}
            required
          />
          <TextField
            {...bindField('responsibleContact')}
            label={texts.responsibleContact}
            help={texts.responsibleContactHelp}
            maxLength={textLength.responsibleContact}
            required
          />
        </FormSection>
        <TemplateSection
          field="privacyNotice"
          title={texts.notice}
          label={texts.noticeText}
          help={`${texts.noticeHelp} ${texts.inForce(privacyNoticeVersion)}`}
          values={values}
          initialValues={initialValues}
          setValues={setValues}
        />
        <TemplateSection
          field="terms"
          title={texts.terms}
          label={texts.termsText}
          help={`${texts.termsHelp} ${texts.inForce(termsVersion)}`}
          values={values}
          initialValues={initialValues}
          setValues={setValues}
        />
      </FormPage>
      {dialog}
    </>
  );
}
