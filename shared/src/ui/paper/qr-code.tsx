import makeCode from 'qrcode-generator';

/** Modules of white around the code. */
const QUIET_ZONE = 4;

/** The path of the dark modules, each a square of one unit. */
function createPath(address: string): { path: string; size: number } {
  const code = makeCode(0, 'M');
  code.addData(address, 'Byte');
  code.make();
  const count = code.getModuleCount();
  const modules = Array.from(
    { length: count * count },
    (_, index) => [Math.floor(index / count), index % count] as const,
  );
  const path = modules
    .filter(([row, column]) => code.isDark(row, column))
    .map(([row, column]) => `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z`)
    .join('');
  return { path, size: count + QUIET_ZONE * 2 };
}

/** The QR code of an address, with a text below it. */
export function QrCode({ address, label }: { address: string; label: string }) {
  const { path, size } = createPath(address);
  return (
    <figure className="surco-paper-sheet-code">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`Código QR: ${address}`} shapeRendering="crispEdges">
        <path d={path} />
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
