import { act, fireEvent, screen } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import spanish from 'antd/lib/locale/es_ES';
import { useState } from 'react';
import { renderPage } from '../../testing';
import { DateInput } from './date-input';
import { Field } from '../fields/field';

function Day({ start, max }: { start: string; max?: string }) {
  const [date, setDate] = useState(start);
  return (
    <>
      <Field name="date" label="Fecha">
        {(control, invalid) => <DateInput {...control} invalid={invalid} value={date} max={max} onChange={setDate} />}
      </Field>
      <output>{date}</output>
    </>
  );
}

test('A-05 shows and accepts dates as dd/mm/yy, also typed without slashes', async () => {
  const { user } = renderPage(<Day start="2026-11-19" />);
  expect(screen.getByLabelText('Fecha')).toHaveValue('19/11/26');
  const picker = await screen.findByPlaceholderText('dd/mm/aa');
  await user.clear(picker);
  await user.type(picker, '05/12/26{Enter}');
  expect(await screen.findByText('2026-12-05')).toBeInTheDocument();
  for (const text of ['171126', '18112026']) {
    await user.clear(picker);
    await user.type(picker, text);
    await user.tab();
    expect(screen.getByRole('status')).toHaveTextContent(`2026-11-${text.slice(0, 2)}`);
    expect(picker).toHaveValue(`${text.slice(0, 2)}/11/26`);
  }
});

test('A-05 a date that is typed before the calendar has loaded is not lost when it loads', async () => {
  const { user } = renderPage(
    <>
      <Day start="2026-11-19" />
      <DateInput value="" onChange={() => undefined} />
    </>,
  );
  const field = screen.getByLabelText('Fecha');
  act(() => field.focus());
  fireEvent.change(field, { target: { value: '05/1' } });
  // The other field has its calendar now.
  await screen.findByPlaceholderText('dd/mm/aa');
  await user.keyboard('2/26');
  expect(screen.getByLabelText('Fecha')).toHaveValue('05/12/26');
  await user.tab();
  expect(screen.getByText('2026-12-05')).toBeInTheDocument();
  expect(screen.getAllByPlaceholderText('dd/mm/aa')[0]).toHaveValue('05/12/26');
});

test('A-05 a text that is no date and was typed before the calendar has loaded stays in the field', async () => {
  const { user } = renderPage(<Day start="2026-11-19" />);
  const field = screen.getByLabelText('Fecha');
  act(() => field.focus());
  fireEvent.change(field, { target: { value: '31/02/26' } });
  await user.tab();
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  expect(await screen.findByPlaceholderText('dd/mm/aa')).toHaveValue('31/02/26');
  expect(screen.getByText(/«31\/02\/26» no es una fecha/)).toBeVisible();
});

test('A-05 weeks begin on Monday, in Spanish; a date after the maximum cannot be selected', async () => {
  const { user } = renderPage(
    <ConfigProvider locale={spanish}>
      <Day start="2026-11-19" max="2026-11-20" />
    </ConfigProvider>,
  );
  await user.click(await screen.findByPlaceholderText('dd/mm/aa'));
  const weekDays = await screen.findAllByRole('columnheader');
  expect(weekDays.map((day) => day.textContent)).toEqual(['Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb', 'Dom']);
  expect(screen.getByTitle('2026-11-21').className).toContain('disabled');
  expect(screen.getByTitle('2026-11-20').className).not.toContain('disabled');
});

test('A-05 Enter in an incomplete date does not submit the form', async () => {
  const send = jest.fn();
  const { user } = renderPage(
    <form onSubmit={send}>
      <Day start="2026-11-19" />
    </form>,
  );
  const picker = await screen.findByPlaceholderText('dd/mm/aa');
  await user.clear(picker);
  await user.type(picker, '05/1{Enter}');
  expect(send).not.toHaveBeenCalled();
});

test('A-05 a text that is not a date stays in the field, with an error message until the text is changed', async () => {
  const { user } = renderPage(<Day start="2026-11-19" />);
  const picker = await screen.findByPlaceholderText('dd/mm/aa');
  await user.clear(picker);
  await user.type(picker, '31/02/26');
  await user.tab();
  expect(picker).toHaveValue('31/02/26');
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  expect(picker).toBeInvalid();
  expect(picker).toHaveAccessibleDescription(
    '«31/02/26» no es una fecha. Escriba día, mes y año, por ejemplo 17/11/26.',
  );
  await user.type(picker, '{Backspace}{Backspace}');
  expect(picker).toHaveValue('31/02/');
  expect(screen.queryByText(/no es una fecha/)).not.toBeInTheDocument();
  await user.clear(picker);
  await user.type(picker, '170126{Enter}');
  expect(picker).toHaveValue('17/01/26');
  expect(screen.getByRole('status')).toHaveTextContent('2026-01-17');
  expect(picker).toBeValid();
});

test('a typed date that is not selectable is not replaced by the previous one', async () => {
  const { user } = renderPage(<Day start="2026-11-19" max="2026-11-20" />);
  const picker = await screen.findByPlaceholderText('dd/mm/aa');
  await user.clear(picker);
  await user.type(picker, '5.12.2026');
  await user.tab();
  expect(screen.getByRole('status')).toHaveTextContent('2026-12-05');
  await user.clear(picker);
  await user.type(picker, '21/11/26{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-21');
  expect(picker).toHaveValue('21/11/26');
  await user.tab();
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-21');
});

test('A-05 a field that is focused early opens the calendar once it has loaded', async () => {
  const { user } = renderPage(<Day start="2026-11-19" />);
  act(() => screen.getByLabelText('Fecha').focus());
  await user.click(await screen.findByTitle('2026-11-20'));
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-20');
});
