import { TOKEN_VARIABLE } from '../registry';
import { readPublishOptions } from './options';
import { createServerPublication } from './createServerPublication';

test('C-07 a publication without a token fails before anything is built', () => {
  Reflect.deleteProperty(process.env, TOKEN_VARIABLE);
  const options = readPublishOptions(['mfe-sales'], () => 'https://surco.ejemplo.mx');
  expect(() => createServerPublication(options)).toThrow(`Set ${TOKEN_VARIABLE}`);
});
