import { Link } from '@surco/shared/platform';
import { Icon } from '@surco/shared/ui/display';
import { Button } from 'antd';
import { getCustomerPath } from '../../../paths';
import type { Duplicate } from '../api/useDuplicates';
import { texts } from '../texts';

interface Props {
  duplicates: readonly Duplicate[];
  field: Duplicate['field'];
  /** Goes on with the existing customer, if active, in the place of a new one. */
  onUse?: (id: string, name: string) => void;
  /** The address of the page that merges the edited customer with another one. */
  getMergeTo?: ((otherId: string) => string) | undefined;
}

/**
 * Warns that another customer already has this phone or RFC. It is named only if the user may see it; its link opens a
 * new tab, so the form stays open.
 */
export function DuplicateWarning({ duplicates, field, onUse, getMergeTo }: Props) {
  const found = duplicates.find((duplicate) => duplicate.field === field);
  return (
    <output className="surco-customer-duplicate">
      {found && <Icon name="alert" size={16} />}
      {found && !found.id && <span>{texts.otherConsultant[field]}</span>}
      {found?.id && (
        <span>
          <span>{texts.duplicate[field]}</span>{' '}
          <Link to={getCustomerPath(found.id)} target="_blank">
            <span>{found.name}</span> <span className="surco-hidden">{texts.newTab}</span>
          </Link>
        </span>
      )}
      {found?.id && getMergeTo && (
        <Link to={getMergeTo(found.id)} target="_blank">
          <span>{texts.merge}</span> <span className="surco-hidden">{texts.newTab}</span>
        </Link>
      )}
      {found?.id && found.status === 'ACTIVO' && onUse && (
        <Button size="small" onClick={() => found.id && onUse(found.id, found.name ?? '')}>
          {texts.chooseExisting}
        </Button>
      )}
    </output>
  );
}
