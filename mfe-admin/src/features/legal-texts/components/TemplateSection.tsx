import { fillLegalText, legalTextPlaceholders, limits, validateLegalTexts } from '@surco/shared/domain';
import { FormSection } from '@surco/shared/ui/form';
import { TextAreaField } from '@surco/shared/ui/inputs';
import { PlaceholderButtons } from '../../../common/components/PlaceholderButtons';
import { useInsertPlaceholder } from '../../../common/hooks/useInsertPlaceholder';
import type { LegalTextFormValues, TemplateField } from '../model/formValues';
import { texts } from '../texts';
import { ScrollingText } from './ScrollingText';

interface Props {
  field: TemplateField;
  title: string;
  label: string;
  help: string;
  values: LegalTextFormValues;
  /** The values of the texts in force, to compare with. */
  initialValues: LegalTextFormValues;
  setValues: (change: Partial<LegalTextFormValues>) => void;
}

const Preview = ({ field, title, values }: Pick<Props, 'field' | 'title' | 'values'>) => (
  <ScrollingText
    className="surco-legal-preview"
    label={texts.preview(title)}
    text={fillLegalText(values[field], values)}
  >
    <h3>{texts.previewTitle}</h3>
  </ScrollingText>
);

/**
 * One text with its placeholders and its preview. Its error is shown while the text differs from the stored one, and
 * after an attempt to publish.
 */
export function TemplateSection({ field, title, label, help, values, initialValues, setValues }: Props) {
  const { trackSelection, insert } = useInsertPlaceholder<TemplateField>(
    values,
    (changedField, text) => setValues({ [changedField]: text }),
    field,
  );
  const isChanged = values[field] !== initialValues[field];
  const error = isChanged ? validateLegalTexts(values).find(({ path }) => path === field)?.message : undefined;
  return (
    <FormSection title={title} help={help}>
      <div className="surco-legal-panes">
        <div className="surco-legal-editor">
          <TextAreaField
            name={field}
            label={label}
            help={texts.textHelp}
            required
            error={error}
            rows={16}
            maxLength={limits.legalText.maxLength}
            value={values[field]}
            onChange={(text) => setValues({ [field]: text })}
            onSelect={trackSelection(field)}
          />
          <PlaceholderButtons {...legalTextPlaceholders[field]} textTitle={title} onInsert={insert} />
        </div>
        <Preview field={field} title={title} values={values} />
      </div>
    </FormSection>
  );
}
