import type { User } from '@surco/shared/contract';
import { roleLabels } from '@surco/shared/contract/roles';
import { formatDate } from '@surco/shared/domain/formats';
import { FormSection } from '@surco/shared/ui/form-page';
import { texts } from '../texts';

/** What a person reads of its account and others change. */
export function Account({ user }: { user: User }) {
  const facts: readonly (readonly [string, string])[] = [
    [texts.email, user.email ?? texts.none],
    [texts.role, roleLabels[user.role]],
    ...(user.distributor ? [[texts.distributor, user.distributor.name] as const] : []),
    ...(user.zones.length > 0 ? [[texts.zones, user.zones.map(({ name }) => name).join(', ')] as const] : []),
    ...(user.acceptedTosAt ? [[texts.terms, formatDate(user.acceptedTosAt)] as const] : []),
  ];
  return (
    <FormSection title={texts.account} help={texts.accountHelp}>
      <dl className="surco-profile-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </FormSection>
  );
}
