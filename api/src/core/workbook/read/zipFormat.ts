/**
 * Records of a ZIP archive (APPNOTE 4.3.7, 4.3.12 and 4.3.16): the signature, and the length in bytes of the fixed
 * fields, which the name, the extra field and the comment follow.
 */
export const zipRecords = {
  localHeader: { signature: 0x04034b50, length: 30 },
  directoryEntry: { signature: 0x02014b50, length: 46 },
  endOfDirectory: { signature: 0x06054b50, length: 22 },
} as const;
