import { Button } from 'antd';
import { formatDateTime } from '../../domain';
import { Icon } from '../display/icon';
import type { PanelState } from './use-panel-call';
import './panel-notice.css';

interface Props {
  response: Pick<PanelState<unknown>, 'refreshError' | 'fetchedAt' | 'isValidating' | 'mutate'>;
}

/** Says that the figures beside it are not the newest, with the time of the last ones; nothing while they are. */
export const RefreshFailed = ({ response: { refreshError, fetchedAt, isValidating, mutate } }: Props) =>
  refreshError !== undefined && (
    <output className="surco-panel-notice">
      <Icon name="alert" size={16} />
      <span>
        No se pudo actualizar.{' '}
        {fetchedAt ? `Son los datos del ${formatDateTime(fetchedAt)}.` : 'Son los últimos datos.'}
      </span>
      <Button loading={isValidating} onClick={() => void mutate()}>
        Reintentar
      </Button>
    </output>
  );
