import { Button } from 'antd';
import { Icon, type IconName } from '../display/icon';
import './decision-buttons.css';

export interface DecisionOption {
  key: string;
  label: string;
  icon: IconName;
  danger?: boolean;
  /** Whether it is being carried out. */
  busy?: boolean;
  onSelect: () => void;
}

interface Props {
  /** Name of the record, for the accessible names of the buttons. */
  name: string;
  options: readonly DecisionOption[];
  /** Why a button is missing. */
  note?: string;
}

/** The decision buttons of a row, e.g. approve and reject. */
export const DecisionButtons = ({ name, options, note }: Props) => (
  <span className="surco-decision">
    {options.map(({ key, label, icon, danger, busy, onSelect }) => (
      <Button
        key={key}
        danger={danger}
        loading={busy}
        aria-label={`${label} a ${name}`}
        icon={<Icon name={icon} size={16} />}
        onClick={onSelect}
      >
        {label}
      </Button>
    ))}
    {note && <small>{note}</small>}
  </span>
);
