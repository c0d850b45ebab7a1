import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { SearchField } from './SearchField';

const onChange = jest.fn();

function Searched() {
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

const field = () => screen.getByRole('searchbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pause = () => act(() => jest.advanceTimersByTime(1000));

beforeEach(() => {
  jest.useFakeTimers();
  onChange.mockReset();
});
afterEach(() => jest.useRealTimers());

test('R-09 a search is asked once the person pauses', () => {
  render(<Searched />);
  type('nor');
  type('norte ');
  pause();
  expect(onChange.mock.calls).toEqual([['norte']]);
});

test('R-09 a search that is taken back elsewhere stays taken back', () => {
  render(<Searched />);
  type('norte');
  pause();
  fireEvent.click(screen.getByRole('button', { name: 'Limpiar' }));
  expect(field()).toHaveValue('');
  pause();
  expect(onChange.mock.calls).toEqual([['norte']]);
});

test('R-09 what is typed while the search before arrives is not lost', () => {
  const { rerender } = render(<SearchField value="" onChange={onChange} />);
  type('nor');
  pause();
  type('norte');
  rerender(<SearchField value="nor" onChange={onChange} />);
  expect(field()).toHaveValue('norte');
  pause();
  expect(onChange.mock.calls).toEqual([['nor'], ['norte']]);
});
