/** @jest-environment node */
import { openNotification, showPushedNotification } from './showNotification';
import type { PushScope, WindowClient } from './pushTypes';

const message = { title: 'Venta V-1', body: 'Se vendió.', link: '/dashboard/sales/list/sale', tag: 'a1' };

function createScope(pages: readonly WindowClient[] = [], vendor = '') {
  const showNotification = jest.fn(async () => undefined);
  const openWindow = jest.fn(async () => undefined);
  const scope: PushScope = {
    navigator: { vendor },
    registration: { showNotification, pushManager: { subscribe: jest.fn() } },
    clients: { matchAll: async () => pages, openWindow },
    addEventListener: jest.fn(),
  };
  return { scope, showNotification, openWindow };
}

/** A window of the product. @param answerDelay in ms; after this time its page answers that it opens the path */
function createPage(visibilityState: 'visible' | 'hidden', answerDelay = 0) {
  const steps: unknown[] = [];
  let confirm: () => void;
  const confirmed = new Promise<void>((resolve) => {
    confirm = resolve;
  });
  const page: WindowClient = {
    visibilityState,
    focus: jest.fn(async () => void steps.push('focused')),
    postMessage: (data, [port]) => {
      steps.push(data);
      if (!(port instanceof MessagePort)) return;
      port.addEventListener('message', () => {
        port.close();
        confirm();
      });
      port.start();
      if (answerDelay) setTimeout(() => port.postMessage(true), answerDelay);
      else port.postMessage(true);
    },
  };
  return { page, steps, confirmed };
}

test('R-10 shows the notification with its link and tag', async () => {
  const { scope, showNotification } = createScope([createPage('hidden').page]);
  await showPushedNotification(scope, JSON.stringify(message));
  const { title, body, link, tag } = message;
  expect(showNotification.mock.calls).toEqual([[title, { body, tag, lang: 'es-MX', data: link }]]);
});

test.each([
  ['a notification', '', {}, 0],
  ['a test', '', { isTest: true }, 1],
  ['a notification in Safari', 'Apple Computer, Inc.', {}, 1],
])('R-10 shows only tests, and all in Safari, while a page is visible: %s', async (_name, vendor, change, count) => {
  const { scope, showNotification } = createScope([createPage('visible').page], vendor);
  await showPushedNotification(scope, JSON.stringify({ ...message, ...change }));
  expect(showNotification).toHaveBeenCalledTimes(count);
});

test.each(['', 'nada', '{"title":1}', 'null'])('ignores the message %j', async (text) => {
  const { scope, showNotification } = createScope();
  await showPushedNotification(scope, text);
  expect(showNotification).not.toHaveBeenCalled();
});

const request = { type: 'open-path', path: message.link };

test('R-10 an open page opens the link itself, then comes to the front', async () => {
  const { page, steps, confirmed } = createPage('hidden');
  const { scope, openWindow } = createScope([page]);
  await openNotification(scope, message.link);
  await confirmed;
  expect(steps).toEqual([request, 'focused']);
  expect(openWindow).not.toHaveBeenCalled();
});

describe('when a page does not answer in time', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('R-10 asks another one', async () => {
    const [slow, open] = [createPage('visible', 500), createPage('hidden')];
    const { scope, openWindow } = createScope([open.page, slow.page]);
    const opening = openNotification(scope, message.link);
    await jest.advanceTimersByTimeAsync(400);
    await opening;
    expect([slow.steps, open.steps]).toEqual([[request], [request, 'focused']]);
    expect(openWindow).not.toHaveBeenCalled();
  });

  test('R-10 opens a window, and the late answer opens nothing', async () => {
    const { page, steps } = createPage('visible', 500);
    const portMessages = jest.spyOn(MessagePort.prototype, 'postMessage');
    const { scope, openWindow } = createScope([page]);
    const opening = openNotification(scope, message.link);
    await jest.advanceTimersByTimeAsync(400);
    await opening;
    expect(openWindow.mock.calls).toEqual([[message.link]]);
    await jest.advanceTimersByTimeAsync(100);
    // The answer of the page only: the worker does not confirm it.
    expect(portMessages).toHaveBeenCalledTimes(1);
    expect(steps).toEqual([request]);
  });
});

test('R-10 a test notification brings a page to the front without opening another', async () => {
  const { page, steps } = createPage('hidden');
  const { scope, openWindow } = createScope([page]);
  await openNotification(scope, null);
  expect(steps).toEqual(['focused']);
  expect(openWindow).not.toHaveBeenCalled();
});

test.each([
  ['no page is open', message.link, message.link],
  ['the link leads elsewhere', 'https://otro.mx/', '/'],
  ['the link leads to another host', '//otro.mx', '/'],
])('R-10 opens a window when %s', async (_name, link, opened) => {
  const { scope, openWindow } = createScope();
  await openNotification(scope, link);
  expect(openWindow.mock.calls).toEqual([[opened]]);
});
