import { Link } from '@surco/shared/platform';
import { Icon } from '@surco/shared/ui/icon';
import { customerPath } from '../../../state/paths';
import type { Duplicate } from '../api/useDuplicates';
import { texts } from '../texts';

interface Props {
  duplicates: readonly Duplicate[];
  field: Duplicate['field'];
}

/** Whose this telephone or RFC is already, with a way there that leaves the form as it stands. */
export function DuplicateNote({ duplicates, field }: Props) {
  const found = duplicates.find((duplicate) => duplicate.field === field);
  return (
    <output className="surco-customer-duplicate">
      {found && <Icon name="alert" size={16} />}
      {found && !found.id && texts.elsewhere[field]}
      {found?.id && (
        <span>
          {texts.duplicate[field]}{' '}
          <Link to={customerPath(found.id)} target="_blank">
            {found.name} <span className="surco-hidden">{texts.newTab}</span>
          </Link>
        </span>
      )}
    </output>
  );
}
