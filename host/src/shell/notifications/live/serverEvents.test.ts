import { type ServerEvent, takeEvents } from './serverEvents';

/** Reads a text that arrives in these pieces. */
function arrive(...pieces: readonly string[]): ServerEvent[] {
  const heard: ServerEvent[] = [];
  let rest = '';
  for (const piece of pieces) {
    const taken = takeEvents(rest + piece);
    heard.push(...taken.events);
    rest = taken.rest;
  }
  return heard;
}

const event = (data: string, more: Partial<ServerEvent> = {}): ServerEvent => ({
  event: 'message',
  id: '',
  data,
  ...more,
});

test.each<readonly [what: string, pieces: readonly string[], expected: readonly ServerEvent[]]>([
  ['one event', ['event: ready\nid: 7:7:\ndata: {}\n\n'], [event('{}', { event: 'ready', id: '7:7:' })]],
  ['two at once', ['data: a\n\ndata: b\n\n'], [event('a'), event('b')]],
  ['what has not ended waits', ['data: a\n'], []],
  ['split anywhere', ['da', 'ta: a', '\n', '\n', 'data: b\n\n'], [event('a'), event('b')]],
  ['CRLF', ['event: x\r\ndata: a\r\n\r\n'], [event('a', { event: 'x' })]],
  ['CRLF split between its halves', ['data: a\r', '\n\r', '\ndata: b\r\n\r\n'], [event('a'), event('b')]],
  ['CR alone', ['data: a\r\rdata: b\r\r'], [event('a'), event('b')]],
  ['comments', [': \n\n', ':latido\ndata: a\n\n: \n\n'], [event('a')]],
  ['several lines of data', ['data: a\ndata:\ndata:  b\n\n'], [event('a\n\n b')]],
  ['no space after the colon', ['id:5\ndata:a\n\n'], [event('a', { id: '5' })]],
  ['a colon inside', ['data: a: b\n\n'], [event('a: b')]],
  ['a field alone', ['data\n\n'], [event('')]],
  ['unknown fields', ['retry: 10\nx: y\ndata: a\n\n'], [event('a')]],
  ['an id without data', ['id: 5\n\n'], []],
])('R-10 a stream is read: %s', (_, pieces, expected) => {
  expect(arrive(...pieces)).toEqual(expected);
});

test('R-10 however a stream is cut, it says the same', () => {
  const text = 'event: ready\r\nid: 1\r\ndata: {}\r\n\r\n: \n\ndata: a\ndata: b\n\nid: 2\rdata: ñ\r\r';
  const whole = arrive(text);
  expect(whole).toHaveLength(3);
  for (let cut = 0; cut <= text.length; cut += 1) expect(arrive(text.slice(0, cut), text.slice(cut))).toEqual(whole);
  expect(arrive(...text)).toEqual(whole);
});
