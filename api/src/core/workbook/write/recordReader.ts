const [quote, closing, comma, space] = [0x22, 0x29, 0x2c, 0x20];

/** Bytes that are not copied as they are: escaped in XML or doubled in records, or part of a character that XML forbids. */
const specialBytes = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte < space || [0x26, 0x3c, 0x3e, 0x5c, 0x7f, 0xc2, 0xef].includes(byte) ? 1 : 0,
);

/**
 * Reads the values of records as PostgreSQL writes them as text, one after the other: `(V-1,"a ""b""",,12.50)(V-2,…)`.
 * Quotes and backslashes are doubled within quotes; nothing is null, and an empty text is `""`.
 */
export class RecordReader {
  /** The bytes of the value, without quotes around it. */
  start = 0;
  end = 0;
  isNull = false;
  /** The bytes are the value, and XML contains it as it is. False for an empty text. */
  isPlain = false;
  /** At the parenthesis or comma before the next value. */
  private at = 0;

  constructor(readonly bytes: Buffer) {}

  /** Moves to the next value. @returns false after the last one */
  next(): boolean {
    if (this.isEndOfRecord) this.at += 1;
    if (this.at >= this.bytes.length) return false;
    const isQuoted = this.bytes[this.at + 1] === quote;
    this.start = this.at + (isQuoted ? 2 : 1);
    this.scan(isQuoted);
    this.at = this.end + (isQuoted ? 1 : 0);
    this.isNull = !isQuoted && this.start === this.end;
    return true;
  }

  /** Whether the value is the last one of its record. */
  get isEndOfRecord(): boolean {
    return this.bytes[this.at] === closing;
  }

  /** The value; null when there is none. */
  get value(): string | null {
    return this.isNull ? null : this.bytes.toString('utf8', this.start, this.end).replace(/(["\\])\1/g, '$1');
  }

  private scan(isQuoted: boolean): void {
    const { bytes, start } = this;
    let isPlain = true;
    let at = start;
    for (; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      if (isQuoted ? byte === quote : byte === comma || byte === closing) {
        if (!isQuoted || bytes[at + 1] !== quote) break;
        at += 1;
        isPlain = false;
      } else if (specialBytes[byte] === 1) isPlain = false;
    }
    this.isPlain = isPlain && at > start && bytes[start] !== space && bytes[at - 1] !== space;
    this.end = at;
  }
}
