import { Button } from 'antd';
import { useState } from 'react';
import { showSuccessToast, useListSearch } from '../../../platform';
import type { ListLayout } from '../columns/use-list-layout';
import { useViewActions } from './use-view-actions';
import { SharedViewName } from './shared-view-name';
import { ViewForm } from './view-form';
import { leaveSharedView, readViewSettings } from './view-settings';
import './views.css';

interface Props<T> {
  layout: ListLayout<T>;
  /** Name of the shared view. */
  name: string;
}

/** Offers to keep the view of a link, or to return to the columns of the user. */
export function SharedViewBar<T>({ layout, name }: Props<T>) {
  const { search, setSearch } = useListSearch();
  const { create } = useViewActions(layout);
  const [isSaving, setIsSaving] = useState(false);
  return (
    <>
      {isSaving ? (
        <ViewForm
          initial={{ name, isDefault: false }}
          onCancel={() => setIsSaving(false)}
          onSave={async (values) => {
            await create(values, readViewSettings(search, layout));
            showSuccessToast('Vista guardada');
          }}
        />
      ) : (
        <>
          <SharedViewName name={name} />
          <span className="surco-view-buttons">
            <Button size="small" onClick={() => setSearch(leaveSharedView(search), { replace: true })}>
              Usar mis columnas
            </Button>
            <Button size="small" type="primary" onClick={() => setIsSaving(true)}>
              Guardar como mía
            </Button>
          </span>
        </>
      )}
    </>
  );
}
