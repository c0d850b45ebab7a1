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

/** A window of the product; `answers`: its page opens the path itself. */
function createPage(visibilityState: 'visible' | 'hidden', answers = true) {
  const received: unknown[] = [];
  const page: WindowClient = {
    visibilityState,
    focus: jest.fn(async () => undefined),
    postMessage: (data, [port]) => {
      received.push(data);
      if (answers && port instanceof MessagePort) port.postMessage(true);
    },
  };
  return { page, received };
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
])('R-10 while a page is visible, %s is shown %#', async (_name, vendor, change, count) => {
  const { scope, showNotification } = createScope([createPage('visible').page], vendor);
  await showPushedNotification(scope, JSON.stringify({ ...message, ...change }));
  expect(showNotification).toHaveBeenCalledTimes(count);
});

test.each(['', 'nada', '{"title":1}', 'null'])('ignores the message %j', async (text) => {
  const { scope, showNotification } = createScope();
  await showPushedNotification(scope, text);
  expect(showNotification).not.toHaveBeenCalled();
});

test('R-10 an open page comes to the front and opens the link itself', async () => {
  const { page, received } = createPage('hidden');
  const { scope, openWindow } = createScope([page]);
  await openNotification(scope, message.link);
  expect(page.focus).toHaveBeenCalled();
  expect(received).toEqual([{ type: 'open-path', path: message.link }]);
  expect(openWindow).not.toHaveBeenCalled();
});

test.each([
  ['no page is open', [], message.link, message.link],
  ['the page does not answer', [createPage('visible', false).page], message.link, message.link],
  ['the link leads elsewhere', [], 'https://otro.mx/', '/'],
  ['the link leads to another host', [], '//otro.mx', '/'],
])('R-10 opens a window when %s', async (_name, pages, link, opened) => {
  const { scope, openWindow } = createScope(pages);
  await openNotification(scope, link);
  expect(openWindow.mock.calls).toEqual([[opened]]);
});
