import { setRuntimeConfig } from '@surco/shared/platform';
import { type INPMetric, type LCPMetric, onINP, onLCP } from 'web-vitals';
import type { GuardedHistory } from '../navigation/guardedHistory';
import { createTargetResolver } from '../navigation/target';
import { testSections } from '../testing/testSections';
import { reportProblem } from './problems';
import { startVisits } from './startVisits';

jest.mock('web-vitals');

const resolveTarget = createTargetResolver(testSections);

let address = '/dashboard/sales/list/sale?cliente=Juan';
const listeners: (() => void)[] = [];

/** A history that allows everything. */
const history: GuardedHistory = {
  getLocation: () => ({ target: resolveTarget(address), hash: '', state: null, key: '0' }),
  getPendingTarget: () => null,
  subscribe: (listener) => {
    listeners.push(listener);
    return () => undefined;
  },
  navigate: async (to) => {
    address = to;
    listeners.forEach((listener) => listener());
  },
  go: () => undefined,
  start: () => () => undefined,
};

const waitForFrame = () => new Promise(requestAnimationFrame);

const metric: LCPMetric = {
  name: 'LCP',
  value: 640,
  rating: 'good',
  delta: 640,
  entries: [],
  id: 'v6-1',
  navigationType: 'navigate',
  navigationId: 0,
};

const press: INPMetric['entries'][number] = {
  name: 'click',
  entryType: 'event',
  startTime: 0,
  duration: 200,
  processingStart: 0,
  processingEnd: 0,
  cancelable: true,
  interactionId: 1,
  target: null,
  targetSelector: '',
  toJSON: () => ({}),
};

const sendBeacon = jest.fn<boolean, [url: string, body: Blob]>(() => true);
const setTimer = jest.spyOn(window, 'setInterval');

const readText = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(blob);
  });

beforeAll(() => {
  Object.assign(navigator, { sendBeacon });
  setRuntimeConfig({
    apiBase: '/api',
    apiKeyHeader: 'x-api-key',
    apiKey: 'x',
    sso: { clientId: '', authority: '', redirectUri: '', product: '' },
    locale: 'es-MX',
    currency: 'MXN',
    timeZone: 'America/Mexico_City',
  });
});

test('reports once when the page is left, with what went wrong before, and nothing without a network', async () => {
  reportProblem('render', new RangeError('Juan Pérez'));
  startVisits(testSections, history);
  const addLcp = jest.mocked(onLCP).mock.calls[0]?.[0];
  addLcp?.(metric);
  addLcp?.({ ...metric, value: 900 });
  const startTime = performance.now();
  await history.navigate('/dashboard/simulator/simulator?cliente=Juan');
  for (let frame = 0; frame < 3; frame += 1) await waitForFrame();
  const addInp = jest.mocked(onINP).mock.calls[0]?.[0];
  addInp?.({ ...metric, name: 'INP', id: 'v6-2', value: 200, entries: [{ ...press, startTime }] });
  window.dispatchEvent(new Event('pagehide'));
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  const [url, body = new Blob()] = sendBeacon.mock.calls[0] ?? [];
  expect([url, body.type]).toEqual(['/api/registry/visits', 'application/json']);
  const text = await readText(body);
  expect(JSON.parse(text)).toMatchObject({
    reports: [
      {
        section: 'mfe-one',
        visits: 1,
        failedVisits: 1,
        errors: [{ kind: 'render', name: 'RangeError', count: 1 }],
        vitals: [{ name: 'LCP', value: 640 }],
      },
      {
        section: 'mfe-two',
        visits: 1,
        failedVisits: 0,
        vitals: [
          { name: 'navigation', value: expect.any(Number) },
          { name: 'INP', value: 200 },
        ],
      },
    ],
  });
  expect(text).not.toMatch(/Juan|dashboard/);

  const [sendAgain = () => undefined] = setTimer.mock.calls.at(-1) ?? [];
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  reportProblem('load', new Error('No answer within 5000 ms.'));
  sendAgain();
  isOnline.mockReturnValue(true);
  sendAgain();
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});
