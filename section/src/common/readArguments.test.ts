import { readArguments } from './readArguments';

test.each([
  [{}, 'Unknown argument "--x": this command accepts no options.'],
  [{ to: { type: 'string' } }, 'Unknown argument "--x": this command accepts --to.'],
] as const)('an unknown argument of a command with the options %j', (options, message) => {
  expect(() => readArguments(['--x'], options)).toThrow(message);
});
