import { offerFileLoader, withOfferedLoader } from './fileLoader';

const done = (): void => undefined;

test('C-07 a build loads its own files in a host that offers no loader', () => {
  const load = jest.fn();
  withOfferedLoader(load)('/one.js', done, 'chunk-1', 1);
  expect(load).toHaveBeenCalledWith('/one.js', done, 'chunk-1', 1);
});

test('C-04 C-07 the host loads the files of a build with the function of that build', () => {
  const load = jest.fn();
  offerFileLoader((own, address, ...rest) => own(`${address}?retry=1`, ...rest));
  withOfferedLoader(load)('/two.js', done, 'chunk-2', 2);
  expect(load).toHaveBeenCalledWith('/two.js?retry=1', done, 'chunk-2', 2);
});
