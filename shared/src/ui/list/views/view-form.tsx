import { Button } from 'antd';
import Input from 'antd/es/input/Input';
import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { savedViewLimits } from '../../../contract';
import { ApiError, getErrorMessage } from '../../../platform';
import { Field } from '../../fields/field';
import type { NamedView } from './use-view-actions';
import './views.css';

interface Props {
  initial: NamedView;
  /** Saves the view. @throws ApiError, which the form shows */
  onSave: (view: NamedView) => Promise<void>;
  onCancel: () => void;
}

const describeError = (error: unknown): string =>
  (error instanceof ApiError && error.details.find(({ path }) => path === 'name')?.message) || getErrorMessage(error);

/** The name of a view, and whether the list opens with it. */
export function ViewForm({ initial, onSave, onCancel }: Props) {
  const [name, setName] = useState(initial.name);
  const [isDefault, setIsDefault] = useState(initial.isDefault);
  const [error, setError] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const field = form.current?.querySelector('input');
    field?.focus();
    field?.select();
  }, []);
  const save = async (): Promise<void> => {
    if (!name.trim()) {
      setError('Escriba el nombre de la vista.');
      form.current?.querySelector('input')?.focus();
      return;
    }
    setIsSaving(true);
    try {
      await onSave({ name: name.trim(), isDefault });
    } catch (failure) {
      setError(describeError(failure));
      setIsSaving(false);
    }
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isSaving) void save();
  };
  return (
    <form ref={form} className="surco-view-form" onSubmit={submit} noValidate>
      <Field name="viewName" label="Nombre de la vista" required error={error}>
        {(control, invalid) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={savedViewLimits.nameLength}
            status={invalid ? 'error' : undefined}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <label className="surco-view-default">
        <input type="checkbox" checked={isDefault} onChange={({ target }) => setIsDefault(target.checked)} />
        Abrir la lista con esta vista
      </label>
      <div className="surco-view-buttons">
        <Button onClick={onCancel} disabled={isSaving}>
          Cancelar
        </Button>
        <Button type="primary" htmlType="submit" loading={isSaving}>
          Guardar
        </Button>
      </div>
    </form>
  );
}
