import type { ProductionType } from '@surco/shared/contract';
import { NumberField, TextField } from '@surco/shared/ui/inputs';
import { FormSection } from '@surco/shared/ui/form';
import { limits } from '@surco/shared/domain';
import { BooleanField } from '../../../common/components/BooleanField';
import { RecordDialog } from '../../../common/components/RecordDialog';
import { saveProductionType } from '../api/productionTypes';
import { conflictFields } from '../model/conflictFields';
import { type ProductionTypeFormValues, toFormValues } from '../model/formValues';
import { validateProductionType } from '../model/validateProductionType';
import { texts } from '../texts';

interface Props {
  type: ProductionType | null;
  onClose: () => void;
}

/** Creates or edits a production type. */
export const ProductionTypeDialog = ({ type, onClose }: Props) => (
  <RecordDialog<ProductionType, ProductionTypeFormValues>
    record={type}
    titles={[texts.newType, texts.editType]}
    toFormValues={toFormValues}
    conflictFields={conflictFields}
    validate={validateProductionType}
    send={(values, version) => saveProductionType(type, values, version)}
    savedMessage={texts.saved}
    refreshCalls={['GET /production-types', 'GET /simulator/catalog']}
    onClose={onClose}
  >
    {({ bindField }) => (
      <FormSection help={texts.defaultsHelp} columns={2}>
        <TextField
          {...bindField('name')}
          label={texts.name}
          required
          maxLength={limits.textLength.productionTypeName}
        />
        <BooleanField {...bindField('active')} label={texts.active} labels={[texts.yes, texts.no]} />
        <NumberField {...bindField('defaultIntakeKg')} label={texts.intake} required decimals={2} suffix="kg" />
        <NumberField {...bindField('defaultDays')} label={texts.days} required suffix="días" />
        <NumberField
          {...bindField('milkKgPerTonneDM')}
          label={texts.milk}
          help={texts.milkHelp}
          decimals={2}
          suffix="kg"
        />
      </FormSection>
    )}
  </RecordDialog>
);
