import type { SavedView, ViewSettings } from '../../../contract';
import {
  call,
  loadSavedViews,
  toViewSearch,
  useIdempotencyKey,
  useListSearch,
  useLocation,
  useSavedViews,
  viewParams,
} from '../../../platform';
import type { ListLayout } from '../columns/use-list-layout';

export interface NamedView {
  name: string;
  isDefault: boolean;
}

interface ViewActions {
  /** The saved views of this list; undefined when this device has never received them. */
  views: readonly SavedView[] | undefined;
  /** Shows a saved view; null shows the list as it is without one. */
  select: (view: SavedView | null) => void;
  /** Saves a new view and shows it. @throws ApiError */
  create: (view: NamedView, settings: ViewSettings) => Promise<void>;
  /** Stores another name or default of a view. @throws ApiError */
  update: (view: SavedView) => Promise<void>;
  /** Stores what the list shows in a view. @throws ApiError */
  saveChanges: (view: SavedView, settings: ViewSettings) => Promise<void>;
  /** @throws ApiError */
  remove: (view: SavedView) => Promise<void>;
}

/** What the user can do with the views of the list on this page. */
export function useViewActions<T>(layout: ListLayout<T>): ViewActions {
  const { pathname: list } = useLocation();
  const { search, setSearch } = useListSearch();
  const getKey = useIdempotencyKey();
  const views = useSavedViews()?.filter((view) => view.list === list);

  const update = async ({ id, name, isDefault, filters, sort, columns, density }: SavedView): Promise<void> => {
    await call('PUT /views/{id}', { params: { id }, body: { name, isDefault, filters, sort, columns, density } });
    await loadSavedViews();
  };
  const select = (view: SavedView | null): void => {
    layout.forgetChanges(view?.id);
    const next = view ? toViewSearch(view) : new URLSearchParams();
    const size = search.get('size');
    if (size) next.set('size', size);
    setSearch(next);
  };
  return {
    views,
    select,
    create: async (view, settings) => {
      const body = { list, ...view, ...settings };
      const created = await call('POST /views', { body }, { idempotencyKey: getKey(body) });
      await loadSavedViews();
      setSearch(toViewSearch(created), { replace: true });
    },
    update,
    saveChanges: async (view, settings) => {
      await update({ ...view, ...settings });
      layout.forgetChanges(view.id);
    },
    remove: async (view) => {
      await call('DELETE /views/{id}', { params: { id: view.id } });
      await loadSavedViews();
      layout.forgetChanges(view.id);
      if (search.get(viewParams.view) !== view.id) return;
      const rest = new URLSearchParams(search);
      rest.delete(viewParams.view);
      setSearch(rest, { replace: true });
    },
  };
}
