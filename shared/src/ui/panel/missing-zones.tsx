import { Icon } from '../display/icon';
import { MISSING_ZONES, useLacksZones } from './use-lacks-zones';
import './panel-notice.css';

/** Says why nothing is shown to a coordinator or supervisor without zones (P-07); nothing for others. */
export function MissingZones() {
  if (!useLacksZones()) return null;
  return (
    <output className="surco-panel-notice">
      <Icon name="alert" size={16} />
      <span>{MISSING_ZONES}</span>
    </output>
  );
}
