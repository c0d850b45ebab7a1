import { kindOf } from './kinds';

const ORIGIN = 'https://surco.test';
const navigate = { method: 'GET', mode: 'navigate', destination: 'document' };
const script = { method: 'GET', mode: 'no-cors', destination: 'script' };

test.each([
  ['/', navigate, 'page'],
  ['/dashboard/sales/list/sale?page=2', navigate, 'page'],
  ['/redirect', navigate, 'other'],
  ['/redirect?code=1', { ...navigate, destination: 'iframe' }, 'other'],
  ['/dashboard', { ...navigate, destination: 'iframe' }, 'other'],
  ['/api/docs', navigate, 'other'],
  ['/api/sales', { method: 'GET', mode: 'cors', destination: '' }, 'other'],
  ['/api/files/a.0123456789.js', script, 'other'],
  ['/main.0123456789.js', script, 'file'],
  ['/remotes/mfe-sales/remoteEntry.0123456789.js', script, 'file'],
  ['/main.0123456789.js', { ...script, method: 'POST' }, 'other'],
  ['/main.0123456789.js?x=1', script, 'other'],
  ['/sw.js', script, 'other'],
  ['/registry.json', { method: 'GET', mode: 'cors', destination: '' }, 'other'],
  ['https://login.test/main.0123456789.js', script, 'other'],
])('%s (%o) is its business as: %s', (url, asked, kind) => expect(kindOf({ url, ...asked }, ORIGIN)).toBe(kind));
