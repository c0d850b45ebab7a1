import { Button, Modal } from 'antd';
import type { ConflictRow } from './conflict-rows';
import './version-conflict-dialog.css';

/** Overwrite the stored record, use it, or go back to the form. */
export type ConflictChoice = 'mine' | 'stored' | 'back';

interface VersionConflictDialogProps {
  rows: readonly ConflictRow[];
  open: boolean;
  onChoose: (choice: ConflictChoice) => void;
}

const texts = {
  title: 'Otra persona modificó este registro',
  intro: 'Mientras se llenaba este formulario se guardaron otros cambios. Elija con qué continuar.',
  untouched: 'Lo que no se cambió aquí se queda como está guardado.',
  none: 'Lo guardado ahora coincide con lo escrito aquí.',
  field: 'Dato',
  mine: 'Escrito aquí',
  stored: 'Guardado ahora',
  back: 'Volver al formulario',
  take: 'Usar lo guardado',
  keep: 'Conservar lo mío',
} as const;

const Differences = ({ rows }: Pick<VersionConflictDialogProps, 'rows'>) => (
  <table className="surco-conflict">
    <thead>
      <tr>
        <th scope="col">{texts.field}</th>
        <th scope="col">{texts.mine}</th>
        <th scope="col">{texts.stored}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ label, mine, stored, untouched }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td data-label={texts.mine} className={untouched && 'surco-conflict-untouched'}>
            {mine}
          </td>
          <td data-label={texts.stored}>{stored}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The dialog of `useVersionConflict`; closing it goes back to the form. */
export const VersionConflictDialog = ({ rows, open, onChoose }: VersionConflictDialogProps) => (
  <Modal
    open={open}
    title={texts.title}
    onCancel={() => onChoose('back')}
    width={640}
    centered
    destroyOnHidden
    footer={
      <div className="surco-conflict-actions">
        <Button onClick={() => onChoose('back')}>{texts.back}</Button>
        <Button onClick={() => onChoose('stored')}>{texts.take}</Button>
        <Button type="primary" onClick={() => onChoose('mine')}>
          {texts.keep}
        </Button>
      </div>
    }
  >
    <p>{rows.some(({ untouched }) => untouched) ? `${texts.intro} ${texts.untouched}` : texts.intro}</p>
    {rows.length > 0 ? <Differences rows={rows} /> : <p>{texts.none}</p>}
  </Modal>
);
