import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { AntdThemeCodeContext, createRetryableLoad } from '../../platform';
import { chooseOption, findSelect, openSelect, readSelect, renderPage } from '../../testing';
import { SelectInput } from './select-input';

const roles = [
  { value: 'coordinator', label: 'Coordinación' },
  { value: 'consultant', label: 'Consultor' },
];

interface RoleProps {
  required?: true;
  initial?: string;
  loadsOnUse?: true;
}

const Role = ({ required, initial = '', loadsOnUse }: RoleProps): ReactNode => {
  const [value, setValue] = useState(initial);
  return (
    <>
      <SelectInput
        aria-label="Rol"
        aria-required={required}
        value={value}
        onChange={setValue}
        options={roles}
        placeholder="Elija un rol"
        loadsOnUse={loadsOnUse}
      />
      <output>{value}</output>
    </>
  );
};

/** The main pointer of the device; `setTouch` connects and removes a mouse. */
function mockPointer(isTouch: boolean) {
  const listeners = new Set<() => void>();
  const original = window.matchMedia;
  const state = { isTouch };
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...original(query),
    matches: query === '(pointer: coarse)' && state.isTouch,
    addEventListener: (_: string, listener: unknown) => void listeners.add(listener as () => void),
  }));
  return (next: boolean): void =>
    act(() => {
      state.isTouch = next;
      for (const listener of listeners) listener();
    });
}

/** The code of a theme, not loaded yet. */
const createThemeCode = () => createRetryableLoad(async () => null);

afterEach(() => jest.restoreAllMocks());

// First, because the code of the select stays loaded for the tests after it.
test('a field that loads its select on use is native until the focus or the pointer reaches it', async () => {
  const { user } = renderPage(<Role loadsOnUse />);
  const native = screen.getByRole('combobox', { name: 'Rol' });
  await act(async () => undefined);
  expect(native).toBeVisible();
  await user.hover(native);
  expect(await openSelect(user, 'Rol')).toEqual(['Coordinación', 'Consultor']);
  expect(native).not.toBeInTheDocument();
});

test('a touch screen has the native select, and antd’s when a mouse is connected', async () => {
  const setTouch = mockPointer(true);
  const { user } = renderPage(<Role />);
  await user.selectOptions(screen.getByLabelText('Rol'), 'Consultor');
  expect(screen.getByText('consultant')).toBeVisible();
  setTouch(false);
  expect(await readSelect('Rol')).toBe('Consultor');
});

test('the list is searched by typing without accents; nothing found is an option without effect', async () => {
  const { user } = renderPage(<Role initial="consultant" />);
  await user.click(await findSelect('Rol'));
  await user.keyboard('coordinacion');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.click(screen.getByRole('option'));
  expect(screen.getByText('coordinator')).toBeVisible();
  await user.keyboard('zz');
  const empty = await screen.findByRole('option', { name: 'Sin coincidencias' });
  expect(await findSelect('Rol')).toHaveAttribute('aria-activedescendant', empty.id);
  await user.click(screen.getByRole('option'));
  expect(screen.getByText('coordinator')).toBeVisible();
});

test('A-01 an optional choice can be removed, a required one cannot', async () => {
  const { user, rerender } = renderPage(<Role initial="consultant" />);
  await findSelect('Rol');
  await user.click(screen.getByRole('button', { name: 'Quitar', hidden: true }));
  await waitFor(async () => expect(await readSelect('Rol')).toBe('Elija un rol'));
  rerender(<Role required />);
  await chooseOption(user, 'Rol', 'Consultor');
  expect(screen.queryByRole('button', { name: 'Quitar', hidden: true })).toBeNull();
});

test('a page without antd keeps the native select until the pointer reaches it', async () => {
  const themeCode = createThemeCode();
  const { user } = renderPage(
    <AntdThemeCodeContext value={themeCode}>
      <Role />
    </AntdThemeCodeContext>,
  );
  expect(screen.getByRole('combobox', { name: 'Rol' })).toHaveDisplayValue('Elija un rol');
  await user.hover(screen.getByRole('combobox', { name: 'Rol' }));
  expect(await openSelect(user, 'Rol')).toEqual(['Coordinación', 'Consultor']);
});

test('the native select is not replaced while it is used, because its list may be open', async () => {
  const themeCode = createThemeCode();
  const { user } = renderPage(
    <AntdThemeCodeContext value={themeCode}>
      <Role />
    </AntdThemeCodeContext>,
  );
  const native = screen.getByRole('combobox', { name: 'Rol' });
  fireEvent.mouseDown(native);
  act(() => native.focus());
  await waitFor(() => expect(themeCode.getState().status).toBe('loaded'));
  expect(native).toHaveFocus();
  await user.selectOptions(native, 'Consultor');
  await user.tab();
  expect(await readSelect('Rol')).toBe('Consultor');
});

test('the focus moves to the select that replaces a native one', async () => {
  const themeCode = createThemeCode();
  renderPage(
    <AntdThemeCodeContext value={themeCode}>
      <Role />
    </AntdThemeCodeContext>,
  );
  act(() => screen.getByRole('combobox', { name: 'Rol' }).focus());
  expect(await findSelect('Rol')).toHaveFocus();
});
