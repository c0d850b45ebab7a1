const minBytes = 64 * 1024;

/** Collects XML as bytes: joining the short texts of millions of cells would take several times as long. */
export class XmlBytes {
  private bytes = Buffer.allocUnsafe(minBytes);
  private length = 0;

  append(part: Uint8Array, start = 0, end = part.length): void {
    const length = this.length + end - start;
    if (length > this.bytes.length) this.bytes = Buffer.concat([this.bytes], Math.max(length, this.bytes.length * 2));
    const { bytes } = this;
    // Faster than `set` for a few bytes.
    for (let from = start, to = this.length; from < end; from += 1, to += 1) bytes[to] = part[from] ?? 0;
    this.length = length;
  }

  /** Returns what was appended since the last call. */
  take(): Buffer {
    const xml = Buffer.from(this.bytes.subarray(0, this.length));
    this.length = 0;
    return xml;
  }
}
