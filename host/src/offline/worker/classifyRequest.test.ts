import { classifyRequest } from './classifyRequest';

const ORIGIN = 'https://surco.test';
const ASSETS = 'https://assets.test';
const navigationRequest = { method: 'GET', mode: 'navigate', destination: 'document' };
const scriptRequest = { method: 'GET', mode: 'no-cors', destination: 'script' };

test.each([
  ['/', navigationRequest, 'page'],
  ['/dashboard/sales/list/sale?page=2', navigationRequest, 'page'],
  ['/redirect', navigationRequest, 'other'],
  ['/redirect?code=1', { ...navigationRequest, destination: 'iframe' }, 'other'],
  ['/dashboard', { ...navigationRequest, destination: 'iframe' }, 'other'],
  ['/p/abc', navigationRequest, 'other'],
  ['/api/docs', navigationRequest, 'other'],
  ['/api/sales', { method: 'GET', mode: 'cors', destination: '' }, 'other'],
  ['/api/files/a.0123456789.js', scriptRequest, 'other'],
  ['/main.0123456789.js', scriptRequest, 'file'],
  ['/remotes/mfe-sales/remoteEntry.0123456789.js', scriptRequest, 'file'],
  ['/main.0123456789.js', { ...scriptRequest, method: 'POST' }, 'other'],
  ['/main.0123456789.js?x=1', scriptRequest, 'other'],
  ['/remotes/mfe-sales/1.0.0-a/integrity.json', { method: 'GET', mode: 'cors', destination: '' }, 'file'],
  ['/remotes/mfe-sales/mf-manifest.json', { method: 'GET', mode: 'cors', destination: '' }, 'other'],
  ['/sw.js', scriptRequest, 'other'],
  ['/registry.json', { method: 'GET', mode: 'cors', destination: '' }, 'other'],
  ['https://assets.test/main.0123456789.js', { ...scriptRequest, mode: 'cors' }, 'file'],
  ['https://assets.test/dashboard', navigationRequest, 'other'],
  ['https://login.test/main.0123456789.js', scriptRequest, 'other'],
])('%s (%o) is classified as: %s', (url, request, kind) =>
  expect(classifyRequest({ url, ...request }, ORIGIN, ASSETS)).toBe(kind),
);
