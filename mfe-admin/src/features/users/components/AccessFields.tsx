import { roleLabels, parseRole } from '@surco/shared/contract/roles';
import { grantableRoles, roleNeeds } from '@surco/shared/domain/people';
import { Field } from '@surco/shared/ui/field';
import { FormSection } from '@surco/shared/ui/form-page';
import { NativeSelect } from '@surco/shared/ui/native-select';
import { RemoteSelect } from '@surco/shared/ui/remote-select';
import { useActor } from '../../../state/people';
import { distributors, sellingDistributors } from '../api/options';
import type { UserDraft } from '../model/draft';
import { formTexts as texts } from '../texts';
import { ZonesField } from './ZonesField';
import './users.css';

interface Props {
  draft: UserDraft;
  onChange: (change: Partial<UserDraft>) => void;
  /** Whether the role may be chosen: nobody changes its own. */
  mayChangeRole: boolean;
  /** Tells how a new user comes to enter. */
  invites: boolean;
}

const DistributorField = ({ draft, onChange }: Pick<Props, 'draft' | 'onChange'>) => (
  <Field name="distributorId" label={texts.distributor} help={texts.distributorHelp} required>
    {(wired, invalid) => (
      <RemoteSelect
        {...wired}
        invalid={invalid}
        value={draft.distributor?.id ?? null}
        onChange={(option) => onChange({ distributor: option && { id: option.value, name: option.label } })}
        load={sellingDistributors.load}
        find={distributors.find}
      />
    )}
  </Field>
);

/** What it may do, and for whom: a distributor or zones, by its role. */
export function AccessFields({ draft, onChange, mayChangeRole, invites }: Props) {
  const actor = useActor();
  const { role } = draft;
  const needs = role ? roleNeeds(role) : null;
  const options = grantableRoles(actor.role).map((value) => ({ value, label: roleLabels[value] }));
  return (
    <FormSection title={texts.access} columns={2}>
      <Field name="role" label={texts.role} required help={mayChangeRole ? undefined : texts.ownRole}>
        {(wired, invalid) => (
          <NativeSelect
            {...wired}
            invalid={invalid}
            disabled={!mayChangeRole}
            placeholder={role ? undefined : texts.chooseRole}
            value={role ?? ''}
            options={options}
            onChange={(value) => onChange({ role: parseRole(value) ?? null })}
          />
        )}
      </Field>
      {needs?.distributor && <DistributorField draft={draft} onChange={onChange} />}
      {needs?.zones && <ZonesField value={draft.zones} onChange={(zones) => onChange({ zones })} />}
      {invites && role && <p className="surco-user-role-help">{role === 'Farmer' ? texts.farmer : texts.invited}</p>}
    </FormSection>
  );
}
