import { MessageChannel } from 'node:worker_threads';
import { removePush } from '../testing/installPush';
import { followOpenPathMessages } from './followOpenPathMessages';

const open = jest.fn();
const serviceWorker = new EventTarget();

beforeAll(() => {
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  followOpenPathMessages(open);
});
afterAll(removePush);
beforeEach(() => open.mockReset());

const { port1: workerPort, port2: pagePort } = new MessageChannel();
afterAll(() => workerPort.close());

const send = (data: unknown): boolean =>
  serviceWorker.dispatchEvent(Object.assign(new Event('message'), { data, ports: [pagePort] }));

test('R-10 opens the link of a notification only after the worker has confirmed the answer of the page', async () => {
  const answered = new Promise((resolve) => {
    workerPort.once('message', resolve);
  });
  send({ type: 'open-path', path: '/dashboard/sales/list' });
  await answered;
  expect(open).not.toHaveBeenCalled();
  const opened = new Promise((resolve) => {
    open.mockImplementation(resolve);
  });
  workerPort.postMessage(true, []);
  expect(await opened).toBe('/dashboard/sales/list');
});

test('ignores other messages', () => {
  const answer = jest.spyOn(pagePort, 'postMessage');
  send({ type: 'another' });
  expect(answer).not.toHaveBeenCalled();
});
