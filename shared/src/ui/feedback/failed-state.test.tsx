import { render, screen } from '@testing-library/react';
import { ApiError, createNetworkError } from '../../platform';
import { FailedState } from './failed-state';

test('F-03 a load error shows the code for support', () => {
  render(
    <FailedState error={new ApiError('Algo salió mal.', 500, 'ERROR_INTERNO', [], undefined, '7KQ2-M9XD-4HBR')} />,
  );
  const panel = screen.getByRole('alert');
  expect(panel).toHaveTextContent('Algo salió mal.');
  expect(panel).toHaveTextContent('Código para soporte: 7KQ2-M9XD-4HBR');
});

test('F-03 without an answer of the server there is no code', () => {
  render(<FailedState error={createNetworkError()} />);
  expect(screen.getByRole('alert')).not.toHaveTextContent('Código para soporte');
});
