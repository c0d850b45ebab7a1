import type { ProductionType } from '@surco/shared/contract';
import { NumberField, TextField } from '@surco/shared/ui/inputs';
import { FormSection } from '@surco/shared/ui/form';
import { createConflictFields } from '@surco/shared/records/conflictFields';
import type { FormValues } from '@surco/shared/records/field';
import { findInputErrors, getEmptyValues, toBody, toFormValues, toInput } from '@surco/shared/records/forms';
import { productionTypeFields as fields } from '@surco/shared/records/productionType';
import { productionTypeInput } from '@surco/shared/records/productionTypeInput';
import { BooleanField } from '../../../common/components/BooleanField';
import { RecordDialog } from '../../../common/components/RecordDialog';
import { saveProductionType } from '../api/productionTypes';
import { texts } from '../texts';

interface Props {
  type: ProductionType | null;
  onClose: () => void;
}

/** Creates or edits a production type. */
export const ProductionTypeDialog = ({ type, onClose }: Props) => (
  <RecordDialog<ProductionType, FormValues<typeof fields>>
    record={type}
    titles={[texts.newType, texts.editType]}
    toFormValues={(record) => (record ? toFormValues(fields, record) : { ...getEmptyValues(fields), active: true })}
    conflictFields={createConflictFields(fields)}
    validate={(values) => findInputErrors(productionTypeInput, toInput(fields, values))}
    send={(values, version) => saveProductionType(type, toBody(productionTypeInput, toInput(fields, values)), version)}
    savedMessage={texts.saved}
    refreshCalls={['GET /production-types', 'GET /simulator/catalog']}
    onClose={onClose}
  >
    {({ bindField }) => (
      <FormSection help={texts.defaultsHelp} columns={2}>
        <TextField {...bindField('name')} label={fields.name.label} required maxLength={fields.name.maxLength} />
        <BooleanField {...bindField('active')} label={fields.active.label} labels={fields.active.labels} />
        <NumberField
          {...bindField('defaultIntakeKg')}
          label={fields.defaultIntakeKg.label}
          required
          decimals={fields.defaultIntakeKg.decimals}
          suffix={fields.defaultIntakeKg.unit}
        />
        <NumberField {...bindField('defaultDays')} label={fields.defaultDays.label} required suffix="días" />
        <NumberField
          {...bindField('milkKgPerTonneDM')}
          label={fields.milkKgPerTonneDM.label}
          help={texts.milkHelp}
          decimals={fields.milkKgPerTonneDM.decimals}
          suffix={fields.milkKgPerTonneDM.unit}
        />
      </FormSection>
    )}
  </RecordDialog>
);
