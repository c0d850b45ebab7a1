import { Button } from 'antd';
import { useEffect, useState } from 'react';
import type { SavedView } from '../../../contract';
import { getErrorMessage, loadSavedViews, showErrorToast, showSuccessToast, useListSearch } from '../../../platform';
import { useConfirm } from '../../confirm/use-confirm';
import { Icon } from '../../display/icon';
import type { ListLayout } from '../columns/use-list-layout';
import { Panel } from '../panel/panel';
import { CopyLink } from './copy-link';
import { useViewActions } from './use-view-actions';
import { ViewForm } from './view-form';
import { ViewRow } from './view-row';
import { isSameView, readViewSettings } from './view-settings';
import './views.css';

interface Props<T> {
  layout: ListLayout<T>;
  /** Plural of the listed records, e.g. `ventas`; the name of a link to a view that has none. */
  noun: string;
  onClose: () => void;
}

/** The views of a list: shows one, saves what the list shows now, and copies a link to it. */
export function ViewPanel<T>({ layout, noun, onClose }: Props<T>) {
  const { search } = useListSearch();
  const { views, select, create, update, saveChanges, remove } = useViewActions(layout);
  const { confirm, dialog } = useConfirm();
  // The view whose name is being entered; `new` for a new one.
  const [named, setNamed] = useState<SavedView | 'new' | null>(null);
  const [loadError, setLoadError] = useState<unknown>(null);
  useEffect(() => void loadSavedViews().catch(setLoadError), []);
  const { view, sharedName } = layout;
  const settings = readViewSettings(search, layout);
  const isChanged =
    view &&
    !isSameView(
      view,
      settings,
      layout.arranged.map(({ column }) => column),
    );

  const choose = (chosen: SavedView | null): void => {
    select(chosen);
    onClose();
  };
  const attempt = async (work: Promise<void>, message: string): Promise<void> => {
    try {
      await work;
      showSuccessToast(message);
    } catch (error) {
      showErrorToast(error);
    }
  };
  const askRemoval = (removed: SavedView): void =>
    void confirm({
      title: `¿Eliminar la vista «${removed.name}»?`,
      text: 'La lista sigue como está y los enlaces que se copiaron de la vista siguen sirviendo.',
      confirmLabel: 'Eliminar la vista',
      danger: true,
      action: () => remove(removed),
      doneMessage: 'Vista eliminada',
    });
  if (named)
    return (
      <Panel label="Vistas" onClose={onClose}>
        <ViewForm
          initial={named === 'new' ? { name: sharedName ?? '', isDefault: false } : named}
          onCancel={() => setNamed(null)}
          onSave={async (values) => {
            await (named === 'new' ? create(values, settings) : update({ ...named, ...values }));
            showSuccessToast('Vista guardada');
            onClose();
          }}
        />
      </Panel>
    );
  return (
    <Panel label="Vistas" onClose={onClose}>
      <ul>
        <ViewRow name="Vista original" isCurrent={!view && sharedName === null} onSelect={() => choose(null)} />
        {views?.map((saved) => (
          <ViewRow
            key={saved.id}
            name={saved.name}
            isCurrent={saved.id === view?.id}
            onSelect={() => choose(saved)}
            saved={{
              view: saved,
              onRename: () => setNamed(saved),
              onToggleDefault: () =>
                void attempt(
                  update({ ...saved, isDefault: !saved.isDefault }),
                  saved.isDefault ? 'La lista abrirá con la vista original' : `La lista abrirá con «${saved.name}»`,
                ),
              onRemove: () => askRemoval(saved),
            }}
          />
        ))}
      </ul>
      {!views && (
        <output className="surco-view-note">
          {loadError ? `No se pudieron cargar las vistas guardadas. ${getErrorMessage(loadError)}` : 'Cargando…'}
        </output>
      )}
      <div className="surco-list-panel-foot">
        {view && isChanged && (
          <Button
            type="text"
            icon={<Icon name="save" size={16} />}
            onClick={() => void attempt(saveChanges(view, settings), 'Cambios guardados en la vista')}
          >
            Guardar cambios en «{view.name}»
          </Button>
        )}
        <Button type="text" icon={<Icon name="plus" size={16} />} onClick={() => setNamed('new')}>
          Guardar vista…
        </Button>
        <CopyLink settings={settings} name={view?.name ?? sharedName ?? noun} />
      </div>
      {dialog}
    </Panel>
  );
}
