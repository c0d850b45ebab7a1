import { type ServerEvent, parseEvents } from './serverEvents';

/** Parses a stream that arrives in these pieces. */
function parsePieces(...pieces: readonly string[]): ServerEvent[] {
  const events: ServerEvent[] = [];
  let rest = '';
  for (const piece of pieces) {
    const parsed = parseEvents(rest + piece);
    events.push(...parsed.events);
    rest = parsed.rest;
  }
  return events;
}

const createEvent = (data: string, more: Partial<ServerEvent> = {}): ServerEvent => ({
  event: 'message',
  id: '',
  data,
  ...more,
});

test.each<readonly [what: string, pieces: readonly string[], expected: readonly ServerEvent[]]>([
  ['one event', ['event: ready\nid: 7:7:\ndata: {}\n\n'], [createEvent('{}', { event: 'ready', id: '7:7:' })]],
  ['two at once', ['data: a\n\ndata: b\n\n'], [createEvent('a'), createEvent('b')]],
  ['what has not ended waits', ['data: a\n'], []],
  ['split anywhere', ['da', 'ta: a', '\n', '\n', 'data: b\n\n'], [createEvent('a'), createEvent('b')]],
  ['CRLF', ['event: x\r\ndata: a\r\n\r\n'], [createEvent('a', { event: 'x' })]],
  ['CRLF split between its halves', ['data: a\r', '\n\r', '\ndata: b\r\n\r\n'], [createEvent('a'), createEvent('b')]],
  ['CR alone', ['data: a\r\rdata: b\r\r'], [createEvent('a'), createEvent('b')]],
  ['comments', [': \n\n', ':latido\ndata: a\n\n: \n\n'], [createEvent('a')]],
  ['several lines of data', ['data: a\ndata:\ndata:  b\n\n'], [createEvent('a\n\n b')]],
  ['no space after the colon', ['id:5\ndata:a\n\n'], [createEvent('a', { id: '5' })]],
  ['a colon inside', ['data: a: b\n\n'], [createEvent('a: b')]],
  ['a field alone', ['data\n\n'], [createEvent('')]],
  ['unknown fields', ['retry: 10\nx: y\ndata: a\n\n'], [createEvent('a')]],
  ['an id without data', ['id: 5\n\n'], []],
])('R-10 parses a stream: %s', (_, pieces, expected) => {
  expect(parsePieces(...pieces)).toEqual(expected);
});

test('R-10 parses the same events however the stream is split', () => {
  const text = 'event: ready\r\nid: 1\r\ndata: {}\r\n\r\n: \n\ndata: a\ndata: b\n\nid: 2\rdata: ñ\r\r';
  const whole = parsePieces(text);
  expect(whole).toHaveLength(3);
  for (let cut = 0; cut <= text.length; cut += 1)
    expect(parsePieces(text.slice(0, cut), text.slice(cut))).toEqual(whole);
  expect(parsePieces(...text)).toEqual(whole);
});
