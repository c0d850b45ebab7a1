import type { User } from '@surco/shared/contract';
import { formatDate, roleLabels } from '@surco/shared/domain';
import { FormSection } from '@surco/shared/ui/form';
import { texts } from '../texts';

/** The account data that only administrators change. */
export function AccountSection({ user }: { user: User }) {
  const fields: readonly (readonly [string, string])[] = [
    [texts.role, roleLabels[user.role]],
    ...(user.distributor ? [[texts.distributor, user.distributor.name] as const] : []),
    ...(user.zones.length > 0 ? [[texts.zones, user.zones.map(({ name }) => name).join(', ')] as const] : []),
    ...(user.acceptedTosAt ? [[texts.terms, formatDate(user.acceptedTosAt)] as const] : []),
  ];
  return (
    <FormSection title={texts.account} help={texts.accountHelp}>
      <dl className="surco-profile-details">
        {fields.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </FormSection>
  );
}
