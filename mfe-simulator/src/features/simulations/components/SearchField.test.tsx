import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { SearchField } from './SearchField';

const onChange = jest.fn();

function SearchFieldHarness() {
  const [value, setValue] = useState('');
  const change = (text: string): void => {
    onChange(text);
    setValue(text);
  };
  return (
    <>
      <SearchField value={value} onChange={change} />
      <button type="button" onClick={() => setValue('')}>
        Limpiar
      </button>
    </>
  );
}

const getField = () => screen.getByRole('searchbox');
const type = (value: string) => fireEvent.change(getField(), { target: { value } });
const pauseTyping = () => act(() => jest.advanceTimersByTime(1000));

beforeEach(() => {
  jest.useFakeTimers();
  onChange.mockReset();
});
afterEach(() => jest.useRealTimers());

test('R-09 searches after a pause in typing', () => {
  render(<SearchFieldHarness />);
  type('nor');
  type('norte ');
  pauseTyping();
  expect(onChange.mock.calls).toEqual([['norte']]);
});

test('R-09 stays empty after the search is cleared elsewhere', () => {
  render(<SearchFieldHarness />);
  type('norte');
  pauseTyping();
  fireEvent.click(screen.getByRole('button', { name: 'Limpiar' }));
  expect(getField()).toHaveValue('');
  pauseTyping();
  expect(onChange.mock.calls).toEqual([['norte']]);
});

test('R-09 keeps text typed while the previous search loads', () => {
  const { rerender } = render(<SearchField value="" onChange={onChange} />);
  type('nor');
  pauseTyping();
  type('norte');
  rerender(<SearchField value="nor" onChange={onChange} />);
  expect(getField()).toHaveValue('norte');
  pauseTyping();
  expect(onChange.mock.calls).toEqual([['nor'], ['norte']]);
});
