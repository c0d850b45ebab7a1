import { Button } from 'antd';
import { Icon, type IconName } from './icon';
import './decision.css';

export interface DecisionOffer {
  key: string;
  label: string;
  icon: IconName;
  danger?: boolean;
  run: () => void;
}

interface Props {
  /** Whose it is, for those who do not see the row. */
  name: string;
  offers: readonly DecisionOffer[];
}

/** What may be decided, beside whom it is about. */
export const Decision = ({ name, offers }: Props) => (
  <span className="surco-decision">
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
