/** One server-sent event. */
export interface ServerEvent {
  /** `message` if the server gave no name. */
  event: string;
  /** Empty if the event has none. */
  id: string;
  data: string;
}

interface ParsedEvents {
  events: readonly ServerEvent[];
  /** The text of an event that has not ended yet. */
  rest: string;
}

/** An event ends with an empty line. A carriage return without a line feed ends a line too. */
const EVENT_SEPARATOR = /(?:\r\n|\r(?!\n)|\n){2}/;
const LINE_SEPARATOR = /\r\n|\r|\n/;

function parseField(line: string): [name: string, value: string] {
  const colon = line.indexOf(':');
  return colon < 0 ? [line, ''] : [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')];
}

/** Null for a block without data: a keep-alive comment or an empty block. */
function parseEvent(block: string): ServerEvent | null {
  const fields = block.split(LINE_SEPARATOR).map(parseField);
  const data = fields.filter(([name]) => name === 'data').map(([, value]) => value);
  const getLast = (key: string): string => fields.filter(([name]) => name === key).at(-1)?.[1] ?? '';
  return data.length === 0 ? null : { event: getLast('event') || 'message', id: getLast('id'), data: data.join('\n') };
}

/**
 * Parses the complete events at the beginning of `text` (WHATWG server-sent events). The field `retry` is ignored: the
 * client has its own backoff.
 */
export function parseEvents(text: string): ParsedEvents {
  const blocks = text.split(EVENT_SEPARATOR);
  const rest = blocks.pop() ?? '';
  return { events: blocks.flatMap((block) => parseEvent(block) ?? []), rest };
}
