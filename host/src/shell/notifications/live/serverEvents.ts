/** One event of a stream, as its server sent it. */
export interface ServerEvent {
  /** `message` where the server gave no name. */
  event: string;
  /** Empty where none came with it. */
  id: string;
  data: string;
}

interface Taken {
  events: readonly ServerEvent[];
  /** What belongs to an event that has not ended yet. */
  rest: string;
}

/** An event ends with an empty line. A carriage return is a line's end by itself, unless a line feed follows. */
const BETWEEN_EVENTS = /(?:\r\n|\r(?!\n)|\n){2}/;
const BETWEEN_LINES = /\r\n|\r|\n/;

function fieldOf(line: string): [name: string, value: string] {
  const colon = line.indexOf(':');
  return colon < 0 ? [line, ''] : [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')];
}

/** Null for what carries no data: a comment that keeps the connection open, an empty block. */
function eventOf(block: string): ServerEvent | null {
  const fields = block.split(BETWEEN_LINES).map(fieldOf);
  const data = fields.filter(([name]) => name === 'data').map(([, value]) => value);
  const last = (wanted: string): string => fields.findLast(([name]) => name === wanted)?.[1] ?? '';
  return data.length === 0 ? null : { event: last('event') || 'message', id: last('id'), data: data.join('\n') };
}

/**
 * Takes the whole events off the beginning of what has arrived (WHATWG, server-sent events); the rest waits for more.
 * `retry` is left aside: how long to wait is the reader's own rule.
 */
export function takeEvents(text: string): Taken {
  const blocks = text.split(BETWEEN_EVENTS);
  const rest = blocks.pop() ?? '';
  return { events: blocks.flatMap((block) => eventOf(block) ?? []), rest };
}
