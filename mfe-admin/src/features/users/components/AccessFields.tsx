import { getGrantableRoles, getRoleRequirements, ownRoleMessage, parseRole, roleLabels } from '@surco/shared/domain';
import { userFields } from '@surco/shared/records/user';
import { useActor } from '@surco/shared/platform';
import { Field, SelectInput } from '@surco/shared/ui/fields';
import { FormSection } from '@surco/shared/ui/form';
import { MissingOptions } from '@surco/shared/ui/next-step';
import { RemoteSelect } from '@surco/shared/ui/select';
import { distributorOptions, activeDistributorOptions } from '../api/distributorOptions';
import type { UserFormValues } from '../model/formValues';
import { formTexts as texts } from '../texts';
import { ZonesField } from './ZonesField';
import './users.css';

interface Props {
  values: UserFormValues;
  onChange: (change: Partial<UserFormValues>) => void;
  /** False for the user's own account. */
  canChangeRole: boolean;
  isNew: boolean;
}

const DistributorField = ({ values, onChange }: Pick<Props, 'values' | 'onChange'>) => (
  <Field name="distributorId" label={userFields.distributorId.label} help={texts.distributorHelp} required>
    {(controlProps, invalid) => (
      <RemoteSelect
        {...controlProps}
        invalid={invalid}
        value={values.distributor?.id ?? null}
        onChange={(option) => onChange({ distributor: option && { id: option.value, name: option.label } })}
        load={activeDistributorOptions.load}
        find={distributorOptions.find}
        missing={<MissingOptions of="distributors" />}
      />
    )}
  </Field>
);

/** The role, and the distributor or the zones that it requires. */
export function AccessFields({ values, onChange, canChangeRole, isNew }: Props) {
  const actor = useActor();
  const { role } = values;
  const requirements = role ? getRoleRequirements(role) : null;
  const options = getGrantableRoles(actor.role, { isNew }).map((value) => ({ value, label: roleLabels[value] }));
  return (
    <FormSection title={texts.access} columns={2}>
      <Field name="role" label={userFields.role.label} required help={canChangeRole ? undefined : ownRoleMessage}>
        {(controlProps, invalid) => (
          <SelectInput
            {...controlProps}
            invalid={invalid}
            disabled={!canChangeRole}
            placeholder={role ? undefined : texts.chooseRole}
            value={role ?? ''}
            options={options}
            onChange={(value) => onChange({ role: parseRole(value) ?? null })}
          />
        )}
      </Field>
      {requirements?.distributor && <DistributorField values={values} onChange={onChange} />}
      {requirements?.zones && <ZonesField value={values.zones} onChange={(zones) => onChange({ zones })} />}
      {isNew && role && (
        <p className="surco-user-role-help">{role === 'Farmer' ? texts.farmerHelp : texts.invitationHelp}</p>
      )}
    </FormSection>
  );
}
