import { screen } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import spanish from 'antd/lib/locale/es_ES';
import { useState } from 'react';
import { renderPage } from '../../../testing';
import { FilterDates, formatDateRange } from './filter-dates';

test('A-05 formats a range as dd/mm/yy', () => {
  expect(formatDateRange({ from: '2026-11-01', to: '2026-11-19' })).toBe('01/11/26 – 19/11/26');
  expect(formatDateRange({ from: '2026-11-01', to: '' })).toBe('desde 01/11/26');
  expect(formatDateRange({ from: '', to: '2026-11-19' })).toBe('hasta 19/11/26');
  expect(formatDateRange({ from: '', to: '' })).toBe('');
});

function Dates() {
  const [range, setRange] = useState({ from: '2026-11-02', to: '2026-11-19' });
  return (
    <ConfigProvider locale={spanish}>
      <FilterDates label="Fecha" value={range} onChange={setRange} />
      <output>{`${range.from} ${range.to}`}</output>
    </ConfigProvider>
  );
}

test('A-05, A-01 the calendar is in Spanish, starts on Monday and shows dates as dd/mm/yy', async () => {
  const { user } = renderPage(<Dates />);
  await user.click(screen.getByRole('button', { name: 'Fecha: 02/11/26 – 19/11/26' }));
  const from = await screen.findByPlaceholderText('Desde');
  expect(from).toHaveValue('02/11/26');
  expect(
    screen
      .getAllByRole('columnheader')
      .slice(0, 7)
      .map((day) => day.textContent),
  ).toEqual(['Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb', 'Dom']);
  expect(screen.getByText('Este mes')).toBeInTheDocument();
});

test('A-05 the range takes dates without slashes, and keeps a text that is not a date', async () => {
  const { user } = renderPage(<Dates />);
  await user.click(screen.getByRole('button', { name: 'Fecha: 02/11/26 – 19/11/26' }));
  const from = await screen.findByPlaceholderText('Desde');
  await user.clear(from);
  await user.type(from, '031126{Enter}');
  await user.type(screen.getByPlaceholderText('Hasta'), '{Enter}');
  expect(await screen.findByText('2026-11-03 2026-11-19')).toBeInTheDocument();
  await user.clear(from);
  await user.type(from, '31/02/26');
  await user.tab();
  expect(from).toHaveValue('31/02/26');
  expect(await screen.findByText(/«31\/02\/26» no es una fecha/)).toBeVisible();
});
