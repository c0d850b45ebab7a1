import makeCode from 'qrcode-generator';

/** White modules around the code, as its standard requires. */
const quietZone = 4;

/** A QR code as an SVG path: one unit per module, in a view box of `size` by `size`. */
export function createQrCodePath(text: string): { size: number; path: string } {
  const code = makeCode(0, 'M');
  code.addData(text, 'Byte');
  code.make();
  const count = code.getModuleCount();
  const indexes = Array.from({ length: count }, (_, index) => index);
  const path = indexes.flatMap((row) =>
    indexes
      .filter((column) => code.isDark(row, column))
      .map((column) => `M${column + quietZone} ${row + quietZone}h1v1h-1z`),
  );
  return { size: count + 2 * quietZone, path: path.join('') };
}
