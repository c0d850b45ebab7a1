import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '@surco/section/browser';
import { reportAndExit } from '@surco/section/common';
import { LOGO_PATH } from '../../../host/src/shell/icons/logoPath';
import { findChromium } from '../browsers/findChromium';
import { ROOT } from '../packages';
import { type Color, encodePng } from './encodePng';

const folder = join(ROOT, 'host', 'src', 'install', 'icons');

interface AppIcon {
  file: string;
  /** Width and height in px. */
  size: number;
  /** Radius of the corners, as a share of the width; 0 where the system cuts the icon out itself. */
  radius: number;
  /** Width of the logo, as a share of the icon's width. */
  logo: number;
}

const icons: readonly AppIcon[] = [
  { file: 'icon-192.png', size: 192, radius: 0.22, logo: 0.8 },
  { file: 'icon-512.png', size: 512, radius: 0.22, logo: 0.8 },
  // Of a maskable icon, only a circle with 80 % of the width is always visible.
  { file: 'icon-maskable-512.png', size: 512, radius: 0, logo: 0.68 },
  { file: 'apple-touch-icon.png', size: 180, radius: 0, logo: 0.78 },
];

const red: Color = [0xb4, 0x23, 0x18, 255];
const levels = 16;
const blend = (from: number, to: number, level: number): number =>
  Math.round(from + ((to - from) * level) / (levels - 1));

/** The background from transparent to opaque, then from red to the white of the logo: edges need no other colours. */
const palette: readonly Color[] = Array.from({ length: 2 * levels }, (_, index) => {
  const level = index % levels;
  const [r, g, b] = red;
  return index < levels
    ? [r, g, b, blend(0, 255, level)]
    : [blend(r, 255, level), blend(g, 255, level), blend(b, 255, level), 255];
});

/** Index of the nearest colour of the palette, for which the green and the opacity of a pixel are enough. */
const toPaletteIndex = (green: number, opacity: number): number =>
  opacity < 255
    ? Math.round((opacity / 255) * (levels - 1))
    : levels + Math.round((Math.max(0, green - red[1]) / (255 - red[1])) * (levels - 1));

/** The coordinates are those of the logo: 24 × 24, and its furrows are centred at 12, 13. */
function renderSvg({ size, radius, logo }: AppIcon): string {
  const width = 24 / logo;
  const [left, top] = [12 - width / 2, 13 - width / 2];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${left} ${top} ${width} ${width}">
    <rect x="${left}" y="${top}" width="${width}" height="${width}" rx="${radius * width}" fill="rgb(${red.slice(0, 3).join()})"/>
    <path d="${LOGO_PATH}" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/>
  </svg>`;
}

/** Draws an SVG in the browser. @returns red, green, blue and opacity of each pixel */
const drawSvg = (page: Page, svg: string, size: number): Promise<number[]> =>
  page.evaluate(
    async ([source, width]) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
      await image.decode();
      const context = new OffscreenCanvas(width, width).getContext('2d');
      context?.drawImage(image, 0, 0);
      return [...(context?.getImageData(0, 0, width, width).data ?? [])];
    },
    [svg, size] as const,
  );

/** Draws the icons of the installed app from the logo. */
async function writeIcons(): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage();
    for (const icon of icons) {
      const values = await drawSvg(page, renderSvg(icon), icon.size);
      const pixels = Uint8Array.from({ length: icon.size ** 2 }, (_, pixel) =>
        toPaletteIndex(values[4 * pixel + 1] ?? 0, values[4 * pixel + 3] ?? 0),
      );
      const file = encodePng(icon.size, pixels, palette);
      await writeFile(join(folder, icon.file), file);
      console.log(`${icon.file}: ${file.length} bytes`);
    }
  } finally {
    await browser.close();
  }
}

writeIcons().catch(reportAndExit);
