import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../testing';
import { DateField } from './date-field';
import { Field } from './field';

function Day({ start, max }: { start: string; max?: string }) {
  const [date, setDate] = useState(start);
  return (
    <>
      <Field name="date" label="Fecha">
        {(wired, invalid) => <DateField {...wired} invalid={invalid} value={date} max={max} onChange={setDate} />}
      </Field>
      <output>{date}</output>
    </>
  );
}

test('A-05 a date is shown as dd/mm/yy and typed in that form', async () => {
  const { user } = renderPage(<Day start="2026-11-19" />);
  expect(screen.getByLabelText('Fecha')).toHaveValue('19/11/26');
  const picker = await screen.findByPlaceholderText('dd/mm/aa');
  await user.clear(picker);
  await user.type(picker, '05/12/26{Enter}');
  expect(await screen.findByText('2026-12-05')).toBeInTheDocument();
});

test('A-05 Enter in a date half typed does not send the form around it', async () => {
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

test('a date after the last one cannot be chosen', async () => {
  const { user } = renderPage(<Day start="2026-11-19" max="2026-11-20" />);
  await user.click(await screen.findByPlaceholderText('dd/mm/aa'));
  expect((await screen.findByTitle('2026-11-21')).className).toContain('disabled');
  expect(screen.getByTitle('2026-11-20').className).not.toContain('disabled');
});

test.each([
  ['21/11/26', '2026-11-21'],
  ['5.12.2026', '2026-12-05'],
  ['31/02/26', ''],
  ['mañana', ''],
])('what is typed and cannot be chosen, %s, is not replaced by the former date', async (typed, expected) => {
  const { user } = renderPage(<Day start="2026-11-19" max="2026-11-20" />);
  const picker = await screen.findByPlaceholderText('dd/mm/aa');
  await user.clear(picker);
  await user.type(picker, typed);
  await user.tab();
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${expected}$`));
});

test('Enter takes a date that cannot be chosen as it was typed', async () => {
  const { user } = renderPage(<Day start="2026-11-19" max="2026-11-20" />);
  const picker = await screen.findByPlaceholderText('dd/mm/aa');
  await user.clear(picker);
  await user.type(picker, '21/11/26{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-21');
  expect(picker).toHaveValue('21/11/26');
  await user.tab();
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-21');
});

test('A-05 whoever enters the field before its calendar is there finds it open once it arrives', async () => {
  const { user } = renderPage(<Day start="2026-11-19" />);
  act(() => screen.getByLabelText('Fecha').focus());
  await user.click(await screen.findByTitle('2026-11-20'));
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-20');
});
