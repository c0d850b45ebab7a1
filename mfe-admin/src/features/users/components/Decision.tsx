import { Icon } from '@surco/shared/ui/icon';
import { Button } from 'antd';
import type { Offer } from '../api/useMoving';
import './users.css';

interface Props {
  /** Whose it is, for those who do not see the row. */
  name: string;
  offers: readonly Offer[];
}

/** what may be decided, beside the person it is about. */
export const Decision = ({ name, offers }: Props) => (
  <span className="surco-user-decision">
    {offers.map(({ key, label, icon, danger, run }) => (
      <Button
        key={key}
        danger={danger}
        aria-label={`${label} a ${name}`}
        icon={<Icon name={icon} size={16} />}
        onClick={run}
      >
        {label}
      </Button>
    ))}
  </span>
);
