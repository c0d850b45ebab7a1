import { formatPhone, validateRfc, partnerStatuses, partnerTypes } from '@surco/shared/domain';
import { ChoiceField, Field, type Option, toOptions } from '@surco/shared/ui/fields';
import { NumberField, TextField } from '@surco/shared/ui/inputs';
import { type FormFields, FormSection } from '@surco/shared/ui/form';
import { MissingOptions } from '@surco/shared/ui/next-step';
import { RemoteSelect } from '@surco/shared/ui/select';
import { MultiSelectField } from '../../../common/components/MultiSelectField';
import { parseEnumValue } from '../../../common/model/parseEnumValue';
import { loadLocalities } from '../../../common/api/locationOptions';
import { partnerFields as fields } from '@surco/shared/records/partner';
import type { PartnerFormValues } from '../model/formValues';
import { texts } from '../texts';

type PartnerSectionProps = FormFields<PartnerFormValues>;

/** Type, status, name, RFC, contact, phone and address. The type of a stored partner cannot change. */
export const IdentitySection = ({
  values,
  setValues,
  bindField,
  isNew,
  isOwn,
}: PartnerSectionProps & { isNew: boolean; isOwn: boolean }) => (
  <FormSection title={isOwn ? texts.ownIdentity : texts.identity} columns={2}>
    <ChoiceField
      name="type"
      label={fields.type.label}
      help={texts.typeHelp}
      options={toOptions(fields.type.choices)}
      disabled={!isNew}
      value={values.type}
      onChange={(value) => setValues({ type: parseEnumValue(partnerTypes, value) })}
    />
    <ChoiceField
      name="status"
      label={fields.status.label}
      options={toOptions(fields.status.choices)}
      value={values.status}
      onChange={(value) => setValues({ status: parseEnumValue(partnerStatuses, value) })}
    />
    <TextField {...bindField('name')} label={fields.name.label} required maxLength={fields.name.maxLength} />
    <TextField
      {...bindField('rfc')}
      label={fields.rfc.label}
      help={validateRfc(values.rfc).warning}
      maxLength={fields.rfc.maxLength}
      onBlur={() => setValues({ rfc: validateRfc(values.rfc).rfc })}
    />
    <TextField {...bindField('contact')} label={fields.contact.label} maxLength={fields.contact.maxLength} />
    <TextField
      {...bindField('phone')}
      label={fields.phone.label}
      type="tel"
      maxLength={fields.phone.maxLength}
      onBlur={() => setValues({ phone: formatPhone(values.phone) })}
    />
    <TextField
      {...bindField('address')}
      label={fields.address.label}
      help={texts.addressHelp}
      maxLength={fields.address.maxLength}
    />
  </FormSection>
);

interface LocationSectionProps extends PartnerSectionProps {
  zones: readonly Option[] | undefined;
  isZoneRequired: boolean;
}

/** Locality and zones. */
export const LocationSection = ({
  values: { locality },
  setValues,
  bindField,
  zones,
  isZoneRequired,
}: LocationSectionProps) => (
  <FormSection title={texts.location} columns={2}>
    <Field name="localityId" label={fields.localityId.label}>
      {(controlProps, invalid) => (
        <RemoteSelect
          {...controlProps}
          invalid={invalid}
          load={loadLocalities}
          find={async (value) => (locality ? { value, label: locality.name } : undefined)}
          value={locality?.id ?? null}
          onChange={(option) => setValues({ locality: option && { id: option.value, name: option.label } })}
          missing={<MissingOptions of="localities" />}
        />
      )}
    </Field>
    <MultiSelectField
      {...bindField('zoneIds')}
      label={fields.zoneIds.label}
      help={texts.zonesHelp}
      required={isZoneRequired}
      placeholder={texts.zonesPlaceholder}
      options={zones}
      missing={<MissingOptions of="zones" />}
    />
  </FormSection>
);

/** E-10: the tonnes on offer and their price. */
export const SilageSection = ({ bindField }: PartnerSectionProps) => (
  <FormSection title={texts.silage} columns={2}>
    <NumberField
      {...bindField('tonnesAvailable')}
      label={fields.tonnesAvailable.label}
      decimals={fields.tonnesAvailable.decimals}
      suffix={fields.tonnesAvailable.unit}
    />
    <NumberField {...bindField('pricePerTonne')} label={fields.pricePerTonne.label} decimals={2} prefix="$" />
  </FormSection>
);
