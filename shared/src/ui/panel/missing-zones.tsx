import { getRoleRequirements } from '../../domain';
import { useActor } from '../../platform';
import { Icon } from '../display/icon';
import './panel-notice.css';

/** Says why nothing is shown to a coordinator or supervisor without zones (P-07); nothing for others. */
export function MissingZones() {
  const { role, zoneIds } = useActor();
  if (!getRoleRequirements(role).zones || zoneIds.length > 0) return null;
  return (
    <output className="surco-panel-notice">
      <Icon name="alert" size={16} />
      <span>
        Su cuenta no tiene zonas, por eso no hay ventas, clientes ni inventario que mostrar. Pida a quien administra los
        usuarios que le asigne sus zonas.
      </span>
    </output>
  );
}
