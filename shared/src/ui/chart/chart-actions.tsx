import { Button } from 'antd';
import { showErrorToast, showSuccessToast } from '../../platform';
import { copyToClipboard } from '../display/copy-to-clipboard';
import { Icon } from '../display/icon';
import { ExportButton } from '../export/export-button';
import type { CreateFile } from '../export/use-export';
import { createTsv } from './create-chart-cells';
import type { ChartMeasure, ChartSource, ChartTable } from './chart-types';

interface Props {
  title: string;
  table: ChartTable;
  measure: ChartMeasure;
  source: ChartSource;
  showsTable: boolean;
  disabled: boolean;
  onToggle: () => void;
}

async function copyTable(table: ChartTable, measure: ChartMeasure): Promise<void> {
  if (await copyToClipboard(createTsv(table, measure)))
    showSuccessToast('Datos copiados', 'Se pueden pegar en una hoja de cálculo.');
  else showErrorToast('El navegador no permitió copiar. Use «Exportar».');
}

/** Shows the values as a table, copies and exports them. */
export function ChartActions({ title, table, measure, source, showsTable, disabled, onToggle }: Props) {
  const createFile: CreateFile = async (_report, signal) => {
    const { createChartFile } = await import(/* webpackChunkName: "chart-file" */ './create-chart-file');
    return createChartFile(title, table, measure, source, signal);
  };
  return (
    <div className="surco-plot-actions">
      <Button disabled={disabled} onClick={onToggle}>
        {showsTable ? 'Ver gráfica' : 'Ver tabla'}
      </Button>
      <Button icon={<Icon name="copy" size={16} />} disabled={disabled} onClick={() => void copyTable(table, measure)}>
        Copiar
      </Button>
      <ExportButton createFile={createFile} disabled={disabled} />
    </div>
  );
}
